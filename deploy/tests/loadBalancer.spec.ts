import { startNginx } from './support/nginx.ts';
import { startBackend } from './support/startBackend.ts';
import { expect, test } from './support/test.ts';

for (const [name, variables, overTls, withoutTls] of [
  ['the protocol that it was asked with', {}, 'https', 'http'],
  ['the protocol of the load balancer', { FORWARDED_PROTO: 'https' }, 'https', 'https'],
] as const) {
  test(`the backend hears ${name}, whatever the customer's own header says`, async () => {
    const backend = await startBackend((request, response) => {
      response.end(request.headers['x-forwarded-proto']);
    });
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
