import { ask } from './support/ask.ts';
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

test("the backend hears one address of the customer and the host that was asked, whatever the customer's own headers claim", async () => {
  const backend = await startBackend(({ headers }, response) => {
    const heard = Object.entries(headers).filter(([name]) =>
      /^x-(?!request-id)|^forwarded/u.test(name),
    );
    response.end(JSON.stringify(Object.fromEntries(heard)));
  });
  const nginx = await startNginx([backend.url]);
  const headers = {
    forwarded: 'host=claimed.example',
    'x-forwarded-for': '192.0.2.1, 203.0.113.66',
    'x-forwarded-host': 'claimed.example',
    'x-forwarded-port': '1',
    'x-forwarded-prefix': '/claimed',
    'x-forwarded-server': 'claimed.example',
    'x-original-url': '/claimed',
    'x-real-ip': '192.0.2.1',
    'x-rewrite-url': '/claimed',
  };
  for (const path of ['/api/Any/Call', '/portalHub']) {
    const { text } = await ask(nginx.url, path, { headers });
    expect(JSON.parse(text)).toEqual({
      'x-forwarded-for': '203.0.113.66',
      'x-forwarded-proto': 'https',
    });
  }
  await nginx.stop();
  backend.stop();
});
