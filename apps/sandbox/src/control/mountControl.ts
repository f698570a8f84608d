import type { FastifyInstance } from 'fastify';

import { hubControl } from './hubControl.ts';
import { documentHeaders } from '../security/headers.ts';
import { serveFile, serveParts } from '../servePage.ts';
import type { Services } from '../services.ts';
import { archiveControl } from './archiveControl.ts';
import { bankIdControl } from './bankIdControl.ts';
import { customerControl } from './customerControl.ts';
import { messageControl } from './messageControl.ts';
import { mountOperations } from './operations.ts';
import { paymentControl } from './paymentControl.ts';
import { settingControl } from './settingControl.ts';
import { testControl } from './testControl.ts';

/** The whole control API. */
const controlApi = (services: Services) => ({
  ...archiveControl(services),
  ...bankIdControl(services),
  ...customerControl(services),
  ...hubControl(services),
  ...messageControl(services),
  ...paymentControl(services),
  ...settingControl(services),
  ...testControl(services),
});

/** The page `/sandbox` takes the types of its calls and answers from here. */
type ControlApi = ReturnType<typeof controlApi>;

/** Method and path of an operation, for instance `GET payments`. */
export type OperationName = keyof ControlApi;

/** What the operation answers. */
export type AnswerOf<Name extends OperationName> = Awaited<ReturnType<ControlApi[Name]>>;

const folder = new URL('page/', import.meta.url);
const fontCss = new URL(import.meta.resolve('@mina-sidor/ui/font.css'));
const fontFile = 'fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2';

/** The control API, and the sandbox's own page for people, under the same policy as the portal. */
export function mountControl(app: FastifyInstance, services: Services): void {
  mountOperations(app, controlApi(services));
  serveFile(app, '/sandbox', new URL('index.html', folder), documentHeaders);
  // The checkout's scripts import from this folder: the path has to be the same on disk and in the browser.
  const parts = '/sandbox/control/page';
  serveParts(app, parts, folder);
  serveFile(app, `${parts}/font.css`, fontCss);
  serveFile(app, `${parts}/${fontFile}`, new URL(fontFile, fontCss));
}
