import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { FastifyInstance } from 'fastify';

import { documentHeaders } from '../security/headers.ts';

/** The parts of the page. Nothing else of the folder can be fetched. */
const parts = [
  { file: 'page.js', type: 'text/javascript; charset=utf-8' },
  { file: 'sandboxApi.js', type: 'text/javascript; charset=utf-8' },
  { file: 'page.css', type: 'text/css; charset=utf-8' },
  { file: 'mark.svg', type: 'image/svg+xml' },
] as const;

const read = (file: string): Promise<string> =>
  readFile(fileURLToPath(new URL(`page/${file}`, import.meta.url)), 'utf8');

/** The sandbox's own page for people, under the same policy as the portal. */
export function mountPage(app: FastifyInstance): void {
  app.get('/sandbox', async (_request, reply) => {
    reply.headers(documentHeaders).type('text/html; charset=utf-8');
    return reply.send(await read('index.html'));
  });
  for (const { file, type } of parts) {
    app.get(`/sandbox/page/${file}`, async (_request, reply) =>
      reply.type(type).send(await read(file)),
    );
  }
}
