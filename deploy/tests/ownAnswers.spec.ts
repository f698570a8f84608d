import { once } from 'node:events';
import { request as requestPlain } from 'node:http';
import { connect } from 'node:tls';

import { AxeBuilder } from '@axe-core/playwright';

import { securityHeaders } from '../../apps/sandbox/src/security/headers.ts';
import { ask } from './support/ask.ts';
import { hasIPv6, startNginx } from './support/nginx.ts';
import { startBackend } from './support/startBackend.ts';
import { type Site, expect, test } from './support/test.ts';

type Seen = {
  readonly status: number;
  readonly names: readonly string[];
  readonly header: (name: string) => string | undefined;
  readonly text: string;
};

/** What a server sends, with the names of its headers as often as they stand there. */
function read(sent: string): Seen {
  const [head = '', ...rest] = sent.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const fields = lines.map((line) => {
    const [name = '', ...value] = line.split(': ');
    return [name.toLowerCase(), value.join(': ')] as const;
  });
  return {
    status: Number(first.split(' ')[1]),
    names: fields.map(([name]) => name),
    header: (name) => fields.find(([each]) => each === name)?.[1],
    text: rest.join('\r\n\r\n'),
  };
}

/** Sends exactly this over TLS. */
async function send(url: string, text: string): Promise<Seen> {
  const socket = connect({
    host: 'localhost',
    port: Number(new URL(url).port),
    servername: 'localhost',
  });
  let sent = '';
  socket.on('data', (piece: Buffer) => {
    sent += piece.toString();
  });
  socket.write(text);
  await once(socket, 'end');
  socket.destroy();
  return read(sent);
}

const get = (path: string, ...headers: readonly string[]) =>
  ['GET ' + path + ' HTTP/1.1', 'Host: localhost', 'Connection: close', ...headers, '', ''].join(
    '\r\n',
  );
const post = (path: string, bytes: number, ...headers: readonly string[]) =>
  get(path, `Content-Length: ${String(bytes)}`, ...headers).replace('GET', 'POST');
const opened = 'Sec-Fetch-Mode: navigate';
const long = 'x'.repeat(9000);

function expectHeaders({ names, header }: Seen) {
  expect(names).toEqual([...new Set(names)]);
  for (const name of [
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
    'referrer-policy',
    'x-content-type-options',
    'x-frame-options',
    'strict-transport-security',
  ])
    expect(names, name).toContain(name);
  expect(header('permissions-policy')).toBe(securityHeaders['Permissions-Policy']);
  expect(header('content-security-policy')).toContain("default-src 'none'");
  expect(header('cache-control')).toBe('no-store');
}

/**
 * Waits until the log has this many lines more with these words, and reads them. Those of the test before may come as late
 * as now.
 */
async function newLines(
  site: Site,
  before: number,
  count: number,
  words = '',
): Promise<readonly unknown[]> {
  const lines = () =>
    site
      .accessLog()
      .slice(before)
      .split('\n')
      .filter((line) => line !== '' && line.includes(words));
  await expect.poll(() => lines().length).toBe(count);
  return lines().map((line): unknown => JSON.parse(line));
}

test.describe('an answer of nginx’s own', { tag: ['@Z72'] }, () => {
  for (const [name, sent, status, heading, method = 'GET'] of [
    ['a file that is missing', get('/assets/old.js'), 404, 'Sidan finns inte'],
    ['the folder of the files', get('/assets/'), 404, 'Sidan finns inte'],
    ['a page that is posted to', post('/loggain', 0), 405, 'Sidan kan inte visas', 'POST'],
    [
      'a body that is too large',
      post('/api/Any/Call', 2_000_000, opened),
      413,
      'Sidan kan inte visas',
      'POST',
    ],
    ['an address that is too long', get(`/${long}`), 414, 'Sidan kan inte visas'],
    ['cookies that are too large', get('/', `Cookie: a=${long}`), 400, 'Sidan kan inte visas'],
    ['an unknown transfer', get('/', 'Transfer-Encoding: x'), 501, 'Mina sidor svarar inte'],
    ['an unknown version', get('/').replace('1.1', '7.0'), 505, 'Mina sidor svarar inte'],
  ] as const) {
    test(`to ${name} is Swedish, has every header once and one line in the log`, async ({
      site,
    }) => {
      const before = site.accessLog().length;
      const seen = await send(site.url, sent);
      expect(seen.status).toBe(status);
      expectHeaders(seen);
      expect(seen.header('allow')).toBe(status === 405 ? 'GET, HEAD' : undefined);
      expect(seen.header('content-type')).toBe('text/html; charset=utf-8');
      expect(seen.text).toContain('<html lang="sv">');
      expect(seen.text).toContain(`<h1>${heading}</h1>`);
      expect(await newLines(site, before, 1)).toMatchObject([{ status, method }]);
    });
  }

  test('to who speaks without TLS is such an answer too', async ({ site }) => {
    const before = site.accessLog().length;
    const asked = requestPlain(site.url.replace('https', 'http'), { agent: false }).end();
    const seen = await new Promise<Seen>((resolve) => {
      asked.on('response', (response) => {
        let text = '';
        response.on('data', (piece: Buffer) => {
          text += piece.toString();
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            names: response.rawHeaders
              .filter((_each, index) => index % 2 === 0)
              .map((each) => each.toLowerCase()),
            header: (name) => response.headers[name]?.toString(),
            text,
          }),
        );
      });
    });
    expect(seen.status).toBe(400);
    expectHeaders(seen);
    expect(seen.text).toContain('<h1>Sidan kan inte visas</h1>');
    expect(await newLines(site, before, 1)).toMatchObject([{ status: 400 }]);
  });

  test('to an address that cannot be decoded is the portal for a person, and a problem for a call', async ({
    site,
  }) => {
    const call = await send(site.url, get('/api/Any/%zz'));
    expect([call.status, call.header('content-type')]).toEqual([400, 'application/problem+json']);
    expectHeaders(call);
    const page = await send(site.url, get('/krav/%zz'));
    expect(page.status).toBe(400);
    expectHeaders(page);
    expect(page.text).toContain('<div id="root">');
  });

  test('to a wrong part of a file is the whole file', async ({ site }) => {
    const seen = await send(site.url, get('/favicon.svg', 'Range: bytes=99999999-'));
    expect([seen.status, seen.header('cache-control')]).toEqual([200, 'no-cache']);
    expect(seen.names).toEqual([...new Set(seen.names)]);
  });

  for (const [status, name, more] of [
    [502, 'breaks off', ''],
    [
      504,
      'does not answer',
      'location = /api/Any/Call { include mina-sidor/backend.conf; proxy_read_timeout 1s; proxy_pass http://mina_sidor_backend; }',
    ],
  ] as const) {
    test(`to a call when the backend ${name} is ${String(status)}, for a person a page`, async () => {
      const backend = await startBackend((request) => {
        if (status === 502) request.socket.destroy();
      });
      const nginx = await startNginx([backend.url], { HSTS: 'max-age=31536000' }, more);
      const call = await send(nginx.url, get('/api/Any/Call'));
      expect([call.status, call.header('content-type')]).toEqual([
        status,
        'application/problem+json',
      ]);
      expect(JSON.parse(call.text)).toMatchObject({ status });
      expectHeaders(call);
      for (const asPerson of [opened, 'Accept: text/html,*/*']) {
        const page = await send(nginx.url, get('/api/Any/Call', asPerson));
        expect(page.status).toBe(status);
        expectHeaders(page);
        expect(page.text).toContain('<h1>Mina sidor svarar inte</h1>');
      }
      await nginx.stop();
      backend.stop();
      const lines = nginx
        .accessLog()
        .trim()
        .split('\n')

        .map((line): unknown => JSON.parse(line));
      expect(
        lines.filter((line) => JSON.stringify(line).includes('"/api/Any/Call"')),
      ).toMatchObject([{ status }, { status }, { status }]);
    });
  }

  test('looks like the other pages, and axe finds no fault', async ({ site, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${site.url}/assets/old.js`);
    await expect(page).toHaveTitle('Sidan finns inte – Mina sidor');
    await expect(page.getByRole('main')).toHaveCSS('max-width', '576px');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('link', { name: 'Till Mina sidor' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mina sidor');
  });
});

/** A frame of HTTP/2 (RFC 9113). */
function frame(type: number, flags: number, stream: number, payload = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

test(
  'a request that is dropped before its headers are whole is a line of JSON too',
  { tag: ['@Z72'] },
  async ({ site }) => {
    const before = site.accessLog().length;
    const fields = [
      ':method',
      'GET',
      ':scheme',
      'https',
      ':path',
      '/krav',
      ':authority',
      'localhost',
    ];
    const headers = fields.map((each, index) =>
      Buffer.concat([
        Buffer.from(index % 2 === 0 ? [0, each.length] : [each.length]),
        Buffer.from(each),
      ]),
    );
    const [settings, headersFrame, endOfStream] = [4, 1, 1];
    const socket = connect({
      host: 'localhost',
      port: Number(new URL(site.url).port),
      servername: 'localhost',
      ALPNProtocols: ['h2'],
    });
    socket.write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    socket.write(frame(settings, 0, 0));
    socket.end(frame(headersFrame, endOfStream, 1, Buffer.concat(headers)));
    socket.resume();
    expect(await newLines(site, before, 1, '"address":"/krav"')).toMatchObject([
      { status: 0, address: '/krav' },
    ]);
  },
);

test(
  'IPv6 is served as IPv4 is, and the log keeps its network only',
  { tag: ['@Z72'] },
  async ({ site }) => {
    test.skip(!hasIPv6, 'This machine has no IPv6.');
    const before = site.accessLog().length;
    const { status } = await ask(site.url, '/loggain', { host: '::1' });
    expect(status).toBe(200);
    for (const address of ['2001:db8:1:2:3:4:5:77', '2001:db8::77', '203.0.113.77'])
      await ask(site.url, '/loggain', { headers: { 'x-forwarded-for': address } });
    expect(await newLines(site, before, 4)).toMatchObject([
      { status: 200, network: '' },
      { network: '2001:db8:1::' },
      { network: '2001:db8::' },
      { network: '203.0.113.0' },
    ]);
  },
);
