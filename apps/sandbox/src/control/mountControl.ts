import type { FastifyInstance } from 'fastify';

import { documentHeaders } from '../security/headers.ts';
import { serveFile, serveParts } from '../servePage.ts';
import type { Services } from '../services.ts';
import { controlApi } from './control.ts';
import { mountOperations } from './operations.ts';

const folder = new URL('page/', import.meta.url);
const fontCss = new URL(import.meta.resolve('@mina-sidor/ui/font.css'));
const fontFile = 'fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2';

/** The control API, and the sandbox's own page for people, under the same policy as the portal. */
export function mountControl(app: FastifyInstance, services: Services): void {
  mountOperations(app, controlApi(services));
  serveFile(app, '/sandbox', new URL('index.html', folder), documentHeaders);
  // The folder's own place: the checkout's scripts import from it by the same path on disk and in the browser.
  const parts = '/sandbox/control/page';
  serveParts(app, parts, folder);
  serveFile(app, `${parts}/font.css`, fontCss);
  serveFile(app, `${parts}/${fontFile}`, new URL(fontFile, fontCss));
}
