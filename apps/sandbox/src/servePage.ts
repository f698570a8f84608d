import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

import type { FastifyInstance } from 'fastify';

const types = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.woff2', 'font/woff2'],
]);

/** Serves one file. It is read at every request, so that a reload shows an edit. */
export function serveFile(
  app: FastifyInstance,
  address: string,
  file: URL,
  headers: Readonly<Record<string, string>> = {},
): void {
  const type = types.get(extname(file.pathname)) ?? 'application/octet-stream';
  app.get(address, async (_request, reply) =>
    reply
      .headers(headers)
      .type(type)
      .send(await readFile(file)),
  );
}

/** Serves the scripts, styles and pictures of a folder; its documents need headers of their own. */
export function serveParts(app: FastifyInstance, address: string, folder: URL): void {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.html')) serveFile(app, `${address}/${name}`, new URL(name, folder));
  }
}
