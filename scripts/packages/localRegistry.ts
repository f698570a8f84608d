import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

import { freePort } from '../lib/freePort.ts';
import { asObject, asText } from '../rows/json.ts';

/** A registry of npm on this machine. It keeps what is published while it runs. */
export type LocalRegistry = { readonly address: string; readonly close: () => void };

/** Starts a registry that takes packages from anybody, and gives back their descriptions and archives. */
export async function startRegistry(): Promise<LocalRegistry> {
  const kept = new Map<string, string | Buffer>();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    if (request.method === 'PUT') {
      void text(request).then((body) => {
        const { _attachments: attached, ...description } = asObject(JSON.parse(body));
        kept.set(path, JSON.stringify(description));
        for (const [file, archive] of Object.entries(asObject(attached))) {
          const bytes = asText(asObject(archive)['data']);
          kept.set(`${path}/-/${file}`, Buffer.from(bytes, 'base64'));
        }
        response.writeHead(201).end('{}');
      });
      return;
    }
    const answer = kept.get(path);
    response.writeHead(answer === undefined ? 404 : 200).end(answer ?? '{}');
  });
  // By default Node closes a connection after five idle seconds, perhaps just when a slow machine's client uses it again.
  server.keepAliveTimeout = 0;
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${String(port)}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
