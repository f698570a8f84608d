import { createServer } from 'node:http';

import { startNginx } from './support/nginx.ts';
import { expect, test } from './support/test.ts';

/** Starts a backend that answers what it hears of the protocol. */
async function startBackend() {
  const server = createServer((request, response) => {
    response.end(request.headers['x-forwarded-proto']);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return { url: `http://127.0.0.1:${String(port)}`, stop: () => server.close() };
}

for (const [name, variables, overTls, withoutTls] of [
  ['the protocol that it was asked with', {}, 'https', 'http'],
  ['the protocol of the load balancer', { FORWARDED_PROTO: 'https' }, 'https', 'https'],
] as const) {
  test(`the backend hears ${name}, whatever the customer's own header says`, async () => {
    const backend = await startBackend();
    const nginx = await startNginx([backend.url], variables);
    const heard = async (url: string) => {
      const headers = { 'x-forwarded-proto': 'claimed' };
      return (await fetch(`${url}/api/Any/Call`, { headers })).text();
    };
    expect([await heard(nginx.url), await heard(nginx.plainUrl)]).toEqual([overTls, withoutTls]);
    await nginx.stop();
    backend.stop();
  });
}
