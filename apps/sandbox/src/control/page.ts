import { readFile } from 'node:fs/promises';

import type { FastifyInstance } from 'fastify';

import { documentHeaders } from '../security/headers.ts';

const folder = new URL('page/', import.meta.url);
const fontCss = new URL(import.meta.resolve('@mina-sidor/ui/font.css'));
const fontFile = 'fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2';

/**
 * The parts of the page, by their name under `/sandbox/control/page/`, which is the folder's own place: the checkout's
 * scripts import from here, for the compiler as for the browser. Nothing else can be fetched.
 */
const parts = [
  { name: 'page.js', file: new URL('page.js', folder), type: 'text/javascript; charset=utf-8' },
  {
    name: 'sandboxApi.js',
    file: new URL('sandboxApi.js', folder),
    type: 'text/javascript; charset=utf-8',
  },
  {
    name: 'payments.js',
    file: new URL('payments.js', folder),
    type: 'text/javascript; charset=utf-8',
  },
  {
    name: 'messages.js',
    file: new URL('messages.js', folder),
    type: 'text/javascript; charset=utf-8',
  },
  {
    name: 'messagesApi.js',
    file: new URL('messagesApi.js', folder),
    type: 'text/javascript; charset=utf-8',
  },
  {
    name: 'operations.js',
    file: new URL('operations.js', folder),
    type: 'text/javascript; charset=utf-8',
  },
  {
    name: 'operationsApi.js',
    file: new URL('operationsApi.js', folder),
    type: 'text/javascript; charset=utf-8',
  },
  {
    name: 'extracts.js',
    file: new URL('extracts.js', folder),
    type: 'text/javascript; charset=utf-8',
  },
  { name: 'dom.js', file: new URL('dom.js', folder), type: 'text/javascript; charset=utf-8' },
  { name: 'base.css', file: new URL('base.css', folder), type: 'text/css; charset=utf-8' },
  { name: 'page.css', file: new URL('page.css', folder), type: 'text/css; charset=utf-8' },
  { name: 'mark.svg', file: new URL('mark.svg', folder), type: 'image/svg+xml' },
  { name: 'font.css', file: fontCss, type: 'text/css; charset=utf-8' },
  { name: fontFile, file: new URL(fontFile, fontCss), type: 'font/woff2' },
] as const;

/** The sandbox's own page for people, under the same policy as the portal. */
export function mountPage(app: FastifyInstance): void {
  app.get('/sandbox', async (_request, reply) => {
    reply.headers(documentHeaders).type('text/html; charset=utf-8');
    return reply.send(await readFile(new URL('index.html', folder)));
  });
  for (const { name, file, type } of parts) {
    app.get(`/sandbox/control/page/${name}`, async (_request, reply) =>
      reply.type(type).send(await readFile(file)),
    );
  }
}
