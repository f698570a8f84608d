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

test("the backend hears one address of the customer, without those that the customer's own header claims", async () => {
  const backend = await startBackend((request, response) => {
    response.end(request.headers['x-forwarded-for']);
  });
  const nginx = await startNginx([backend.url]);
  const headers = { 'x-forwarded-for': '192.0.2.1, 203.0.113.66' };
  const heard = await fetch(`${nginx.url}/api/Any/Call`, { headers });
  expect(await heard.text()).toBe('203.0.113.66');
  await nginx.stop();
  backend.stop();
});
