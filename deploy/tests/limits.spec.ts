import { once } from 'node:events';
import { request } from 'node:https';

import { ask } from './support/ask.ts';
import { startNginx } from './support/nginx.ts';
import { startBackend } from './support/startBackend.ts';
import { expect, test } from './support/test.ts';

const stranger = { 'x-forwarded-for': '203.0.113.66' };
const customer = { 'x-forwarded-for': '203.0.113.67' };

test(
  'an installation has room for thousands of open windows',
  { tag: ['@Z69'] },
  async ({ site }) => {
    const limits = Object.fromEntries(
      [...site.configuration().matchAll(/^[^#\n]*\b(worker_\w+) (\d+);/gmu)].map(
        ([, name = '', value]) => [name, Number(value)],
      ),
    );
    // Each window holds two connections, and each connection is a file of the process.
    expect(limits['worker_connections']).toBeGreaterThanOrEqual(8192);
    expect(limits['worker_rlimit_nofile']).toBeGreaterThanOrEqual(16_384);
  },
);

test.describe('a stranger who floods the portal', { tag: ['@Z69'] }, () => {
  const state = '/api/PortalSiteState/GetSiteCurrentState';

  test('is told to wait, while customers elsewhere and the portal’s files are served', async ({
    startOwnSite,
  }) => {
    const site = await startOwnSite({ CALLS_PER_SECOND: '1', CALLS_AT_ONCE: '10' });
    const flood = await Promise.all(
      Array.from({ length: 40 }, () => ask(site.url, state, { headers: stranger })),
    );
    expect(flood.filter(({ status }) => status === 200).length).toBeGreaterThan(10);
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    for (const { headers, text } of refused) {
      expect(headers).toMatchObject({
        'content-type': 'application/problem+json',
        'retry-after': '10',
        'cache-control': 'no-store',
      });
      expect(JSON.parse(text)).toMatchObject({ status: 429 });
    }
    expect((await ask(site.url, state, { headers: customer })).status).toBe(200);
    expect((await ask(site.url, '/favicon.svg', { headers: stranger })).status).toBe(200);
    expect((await ask(site.url, '/loggain', { headers: stranger })).status).toBe(200);

    // As many again: on a slow machine, time has passed in which one more is let through.
    const letters = await Promise.all(
      Array.from({ length: 40 }, () =>
        ask(site.url, '/Communication/GetDocument?token=a', {
          headers: { ...stranger, 'sec-fetch-mode': 'navigate' },
        }),
      ),
    );
    const letter = letters.find(({ status }) => status === 429);
    expect(letter?.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '10',
    });
    expect(letter?.text).toContain('<h1>Många besök just nu</h1>');
  });

  test('is one stranger, whichever of the addresses of a network with IPv6 is used', async ({
    startOwnSite,
  }) => {
    const site = await startOwnSite({ CALLS_PER_SECOND: '1', CALLS_AT_ONCE: '10' });
    const callFrom = async (network: string) => {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) => {
          const address = `${network}:${(index + 1).toString(16)}`;
          return ask(site.url, state, { headers: { 'x-forwarded-for': address } });
        }),
      );
      return answers.filter(({ status }) => status === 429).length;
    };
    expect(await callFrom('2001:db8:1:2:a:b:c')).toBeGreaterThan(10);
    expect(await callFrom('2001:db8:3:')).toBeGreaterThan(10);
    const elsewhere = { 'x-forwarded-for': '2001:db8:1:4:a:b:c:1' };
    expect((await ask(site.url, state, { headers: elsewhere })).status).toBe(200);
  });

  test('cannot hold all connections', async () => {
    let held = 0;
    const backend = await startBackend(({ url }, response) => {
      if (url?.endsWith('/Slow') === true) held += 1;
      else response.end('answered');
    });
    const nginx = await startNginx([backend.url], { CONNECTIONS_PER_ADDRESS: '5' });
    const held5 = Array.from({ length: 5 }, () => {
      const one = request(`${nginx.url}/api/Any/Slow`, { headers: stranger, agent: false });
      // It ends with nginx.
      one.on('error', () => undefined);
      return one.end();
    });
    await Promise.all(held5.map((one) => once(one, 'socket')));
    await expect.poll(() => held).toBe(5);
    const call = (headers: Readonly<Record<string, string>>) =>
      ask(nginx.url, '/api/Any/Call', { headers });
    expect((await call(stranger)).headers['retry-after']).toBe('10');
    expect((await call(customer)).text).toBe('answered');
    for (const one of held5) one.destroy();
    await expect.poll(async () => (await call(stranger)).text).toBe('answered');
    await nginx.stop();
    backend.stop();
  });

  test('cannot fill the disk with messages that never become whole', async () => {
    const backend = await startBackend((_request, response) => response.end('answered'));
    const nginx = await startNginx([backend.url]);
    const path = '/api/Communication/PostMessage';
    const statuses: (number | undefined)[] = [];
    // One more than may be under way. Nothing else is sent meanwhile: it would take the place of one.
    const uploads = Array.from({ length: 101 }, () => {
      const one = request(`${nginx.url}${path}`, {
        method: 'POST',
        headers: { ...stranger, 'content-length': '1000' },
        agent: false,
      });
      one.on('error', () => undefined);
      one.on('response', ({ statusCode }) => statuses.push(statusCode));
      one.write('a');
      return one;
    });
    await expect.poll(() => statuses).toEqual([429]);
    const send = (headers: Readonly<Record<string, string>>) =>
      ask(nginx.url, path, { method: 'POST', headers });
    expect((await send(stranger)).headers['retry-after']).toBe('10');
    expect((await send(customer)).text).toBe('answered');
    expect((await ask(nginx.url, '/api/Any/Call', { headers: stranger })).text).toBe('answered');
    for (const one of uploads) one.destroy();
    await expect.poll(async () => (await send(stranger)).text).toBe('answered');
    await nginx.stop();
    backend.stop();
  });
});

test('only a WebSocket may take over a connection to the backend', async () => {
  const heard: unknown[] = [];
  const backend = await startBackend(({ headers }, response) => {
    heard.push(headers.upgrade);
    response.end('answered');
  });
  const nginx = await startNginx([backend.url]);
  const headers = {
    connection: 'Upgrade, HTTP2-Settings',
    upgrade: 'h2c',
    'http2-settings': 'AAMAAABk',
  };
  for (const path of ['/portalHub', '/api/Any/Call']) {
    expect((await ask(nginx.url, path, { headers })).text).toBe('answered');
  }
  expect(heard).toEqual([undefined, undefined]);
  await nginx.stop();
  backend.stop();
});
