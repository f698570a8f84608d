import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { Problem } from '../problem.ts';
import { documentHeaders } from '../security/headers.ts';

const addresses = ['', '/betalningar', '/meddelanden', '/brev', '/anrop'] as const;

/**
 * Serves the page for people, under the same policy as the portal.
 *
 * @param pageDist folder of the built page
 */
export async function serveControlPage(app: FastifyInstance, pageDist: string): Promise<void> {
  for (const address of addresses) {
    app.get(`/sandbox${address}`, async (_request, reply) => {
      const html = await readFile(join(pageDist, 'index.html')).catch(() => {
        throw new Problem(503, 'The page has to be built: npm run build');
      });
      return reply.headers(documentHeaders).type('text/html; charset=utf-8').send(html);
    });
  }
  await app.register(fastifyStatic, {
    root: join(pageDist, 'assets'),
    prefix: '/sandbox/page/assets/',
    decorateReply: false,
    cacheControl: false,
  });
}
