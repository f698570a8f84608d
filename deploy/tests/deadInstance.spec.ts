import { createServer } from 'node:net';

import { ask } from './support/ask.ts';
import { type Nginx, startNginx } from './support/nginx.ts';
import { startBackend } from './support/startBackend.ts';
import { expect, test as base } from './support/test.ts';

/** An address where nobody listens. */
async function deadAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${String(port)}`;
}

type Asked = { readonly method: string; readonly url: string; readonly body: string };

const test = base.extend<{
  /** One live instance that notes what it is asked; it breaks the connection where the address says so. */
  readonly live: { readonly url: string; readonly asked: readonly Asked[] };
  /** nginx before these instances, which tries a dead one anew at each call. */
  readonly before: (...instances: readonly string[]) => Promise<Nginx>;
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
  live: async ({}, provide) => {
    const asked: Asked[] = [];
    const backend = await startBackend((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const { method = '', url = '' } = request;
        asked.push({ method, url, body: Buffer.concat(pieces).toString() });
        if (url.includes('Break')) request.socket.destroy();
        else response.end('answered');
      });
    });
    await provide({ url: backend.url, asked });
    backend.stop();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
  before: async ({}, provide) => {
    const started: Nginx[] = [];
    await provide(async (...instances) => {
      const servers = instances.map((url) => `server ${new URL(url).host} max_fails=0;`);
      const nginx = await startNginx([], { BACKEND_SERVERS: servers.join(' ') });
      started.push(nginx);
      return nginx;
    });
    for (const nginx of started) await nginx.stop();
  },
});

const kinds = [
  ['GET', '/api/Any/Call%2Fwith?x=%20', ''],
  ['GET', '/api/Payment/CreatePayment', ''],
  ['POST', '/api/Communication/PostMessage', 'the message'],
  ['PUT', '/api/Any/Change', 'the change'],
] as const;

test(
  'a lone customer does not notice that one of two instances is down',
  { tag: ['@Z71'] },
  async ({ live, before }) => {
    const nginx = await before(await deadAddress(), live.url);
    for (const [method, path, body] of kinds) {
      // Each instance is the first to be asked once.
      for (const round of [1, 2]) {
        const { status, text } = await ask(nginx.url, path, { method, body });
        expect([method, path, round, status, text]).toEqual([method, path, round, 200, 'answered']);
      }
    }
    expect(live.asked).toEqual(
      kinds.flatMap(([method, url, body]) => [
        { method, url, body },
        { method, url, body },
      ]),
    );
  },
);

test('nor does one who opens a live connection', { tag: ['@Z71'] }, async ({ live }) => {
  const dead = await deadAddress();
  const nginx = await startNginx([dead, live.url]);
  // The customer's address decides which instance is asked.
  for (let customer = 1; customer <= 12; customer += 1) {
    const { status, text } = await ask(nginx.url, '/portalHub/negotiate?negotiateVersion=1', {
      method: 'POST',
      headers: { 'x-forwarded-for': `203.0.113.${String(customer)}` },
    });
    expect([customer, status, text]).toEqual([customer, 200, 'answered']);
  }
  expect(live.asked).toHaveLength(12);
  await nginx.stop();
});

test('three of four instances may be down', { tag: ['@Z71'] }, async ({ live, before }) => {
  const dead = [await deadAddress(), await deadAddress(), await deadAddress()];
  const nginx = await before(...dead, live.url);
  for (const round of [1, 2, 3, 4, 5]) {
    expect([round, (await ask(nginx.url, '/api/Any/Call')).text]).toEqual([round, 'answered']);
  }
});

test(
  'a call that an instance has got is not repeated, whatever became of it',
  { tag: ['@Z71'] },
  async ({ live, before }) => {
    const nginx = await before(live.url, live.url);
    for (const [method, path] of [
      ['GET', '/api/Payment/Break'],
      ['POST', '/api/Communication/Break'],
      ['PUT', '/api/Any/Break'],
      ['GET', '/portalHub/Break'],
      ['POST', '/portalHub/Break'],
    ] as const) {
      const { status } = await ask(nginx.url, path, { method, body: 'once' });
      expect(status).toBe(502);
      const heard = live.asked.filter((each) => each.url === path && each.method === method);
      expect(heard).toHaveLength(1);
    }
  },
);

test('when every instance is down, the answer says so', { tag: ['@Z71'] }, async ({ before }) => {
  const nginx = await before(await deadAddress(), await deadAddress());
  const files = { method: 'POST', body: Buffer.alloc(3_000_000) };
  for (const [path, sent] of [
    ['/api/Any/Call', {}],
    ['/api/Communication/PostMessage', files],
  ] as const) {
    const { status, headers, text } = await ask(nginx.url, path, sent);
    expect([path, status, headers['content-type']]).toEqual([
      path,
      502,
      'application/problem+json',
    ]);
    expect(JSON.parse(text)).toMatchObject({ status: 502 });
  }
});
