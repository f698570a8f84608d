import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { connect } from 'node:http2';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import {
  checkoutHeaders,
  documentHeaders,
  securityHeaders,
} from '../../apps/sandbox/src/security/headers.ts';
import { ask } from './support/ask.ts';
import { expect, test } from './support/test.ts';

const company = 'https://checkout.dibspayment.eu';
const lower = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const nosniff = lower(securityHeaders);
const strict = lower({ ...securityHeaders, ...documentHeaders });
const checkout = lower({ ...securityHeaders, ...checkoutHeaders([company]) });
const transportSecurity = { 'strict-transport-security': 'max-age=31536000' };

test.describe('documents', () => {
  for (const path of [
    '/',
    '/loggain',
    '/oversikt',
    '/krav/47110023918',
    '/index.html',
    '/loggain.html',
    '/favicon.ico',
    '/files.sha256',
    '/krav/betala',
    '/krav/betala/',
    '/krav/betala/0f0f/mer',
    '/krav//betala/0f0f',
    '/krav/betala%2F0f0f',
    '/krav/bet%61la/0f0f',
    '/krav/47110023918?x=/krav/betala/0f0f',
    '/annat/krav/betala/0f0f',
  ]) {
    test(
      `${path} is under the strict policy and kept by no cache`,
      { tag: ['@Z19', '@Z20'] },
      async ({ site }) => {
        const { status, headers } = await ask(site.url, path);
        expect({ status, ...headers }).toMatchObject({
          status: 200,
          'content-type': 'text/html; charset=utf-8',
          ...strict,
          ...transportSecurity,
        });
      },
    );
  }

  for (const path of [
    '/krav/betala/0f0f',
    '/krav/betala/0f0f/',
    '/krav/betala/0f0f?paymentId=0f0f',
    '/KRAV/Betala/0f0f',
    '/krav/betala/a%2Fb',
  ]) {
    test(`${path} lets the payment company in`, { tag: ['@Z19'] }, async ({ site }) => {
      const { status, headers } = await ask(site.url, path);
      expect({ status, ...headers }).toMatchObject({
        status: 200,
        ...checkout,
        ...transportSecurity,
      });
    });
  }

  for (const [path, cookie, isLogin] of [
    ['/', '', true],
    ['/loggain', '', true],
    ['/loggain?x=1', 'other=1', true],
    ['/loggain', 'cookieInfoVersion=1', false],
    ['/', 'other=1; XSRF-TOKEN=a', false],
    ['/', 'notcookieInfoVersion=1', true],
    ['/oversikt', '', false],
  ] as const) {
    test(`${path} with the cookies "${cookie}" is the login that is drawn already: ${String(isLogin)}`, async ({
      site,
    }) => {
      const { text } = await ask(site.url, path, { headers: cookie === '' ? {} : { cookie } });
      expect(text.includes('<h1')).toBe(isLogin);
    });
  }

  for (const path of ['/krav/%', '/%zz', '/%00', '/krav/%00']) {
    test(
      `the bad address ${path} is answered by the portal, with a status that says so`,
      { tag: ['@Z46'] },
      async ({ site }) => {
        const { status, headers, text } = await ask(site.url, path);
        expect({ status, ...headers }).toMatchObject({ status: 400, ...strict });
        expect(text).toContain('<div id="root">');
      },
    );
  }

  test('cannot be posted to, and nothing outside the portal is shown', async ({ site }) => {
    expect((await ask(site.url, '/loggain', { method: 'POST' })).status).toBe(405);
    for (const path of [
      '/../run/key.pem',
      '/..%2frun/key.pem',
      '/assets/..%2f..%2f..%2frun/key.pem',
      '/assets../nginx.conf',
    ]) {
      expect((await ask(site.url, path)).text, path).not.toMatch(/PRIVATE KEY|worker_processes/u);
    }
  });

  test('are compressed on the way', async ({ site }) => {
    const { headers, body } = await ask(site.url, '/loggain', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(body).toString()).toContain('<h1');
  });
});

test.describe('files', () => {
  const folder = (portal: string) => join(portal, 'assets');
  const find = (portal: string, end: RegExp) =>
    readdirSync(folder(portal)).find((name) => end.test(name)) ?? '';

  for (const [end, type] of [
    [/^index-.*\.js$/u, 'text/javascript; charset=utf-8'],
    [/^index-.*\.css$/u, 'text/css; charset=utf-8'],
    [/\.woff2$/u, 'font/woff2'],
  ] as const) {
    test(`${end.source} is kept for ever`, async ({ site }) => {
      const name = find(site.portal, end);
      test.skip(name === '' && type === 'font/woff2', 'The theme of this provider loads no font.');
      const { status, headers, body } = await ask(site.url, `/assets/${name}`);
      expect({ status, ...headers }).toMatchObject({
        status: 200,
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        ...nosniff,
      });
      expect(headers['content-encoding']).toBeUndefined();
      expect(body.equals(readFileSync(join(folder(site.portal), name)))).toBe(true);
      const again = await ask(site.url, `/assets/${name}`, {
        headers: { 'if-none-match': headers.etag ?? '' },
      });
      expect(again.status).toBe(304);
    });
  }

  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=1.0, gzip;q=0.5', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ] as const) {
    test(`a script comes as the build has made it small, for "${accepted}"`, async ({ site }) => {
      for (const end of [/^index-.*\.js$/u, /^index-.*\.css$/u]) {
        const name = find(site.portal, end);
        const { headers, body } = await ask(site.url, `/assets/${name}`, {
          headers: { 'accept-encoding': accepted },
        });
        expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
        expect(unpack(body).equals(readFileSync(join(folder(site.portal), name)))).toBe(true);
      }
    });
  }

  test('that are missing are 404 that no cache keeps, and never a page', async ({ site }) => {
    for (const name of ['index-old.js', 'index-old.css', 'old.woff2', 'index.js.map']) {
      const { status, headers, text } = await ask(site.url, `/assets/${name}`);
      expect([name, status, headers['cache-control']]).toEqual([name, 404, 'no-store']);
      expect(text).not.toContain('<div id="root">');
    }
  });

  test('without a hash in their name are asked for again', async ({ site }) => {
    const { status, headers } = await ask(site.url, '/favicon.svg', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect({ status, ...headers }).toMatchObject({
      status: 200,
      'content-type': 'image/svg+xml',
      'cache-control': 'no-cache',
      'content-encoding': 'gzip',
      ...nosniff,
    });
    const licenses = await ask(site.url, '/licenses.md');
    expect(licenses.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('come over HTTP/2', async ({ site }) => {
    const session = connect(site.url);
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject);
      session
        .request({ ':path': '/healthz' })
        .on('response', (headers) => resolve(headers[':status']));
    });
    session.destroy();
    expect([status, session.alpnProtocol]).toEqual([200, 'h2']);
  });
});

test.describe('the backend', () => {
  for (const path of ['/api', '/api/Unknown', '/Communication/Unknown', '/portalHub/unknown']) {
    test(`answers ${path}, which it does not know`, async ({ site }) => {
      const { status, headers, text } = await ask(site.url, path);
      expect({ status, ...headers }).toMatchObject({
        status: 404,
        // Of which the backend says nothing itself.
        'cache-control': 'no-store',
        ...nosniff,
        ...transportSecurity,
      });
      expect(text).not.toContain('<div id="root">');
    });
  }

  test('is asked with the address as it was sent, and answers with every header once', async ({
    site,
  }) => {
    const { status, headers } = await ask(site.url, '/api/PortalSiteState/GetSiteCurrentState', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect({ status, ...headers }).toMatchObject({
      status: 200,
      'cache-control': 'no-store',
      ...nosniff,
    });
    expect(headers['release-id']).toBe('sandbox-1');
    expect((await ask(site.url, '/api/PortalSiteState/%zz')).status).toBe(400);
    expect((await ask(site.url, '/apiary')).text).toContain('<div id="root">');
  });

  test('sets cookies that scripts cannot read', async ({ site }) => {
    const { status, headers } = await ask(site.url, '/sandbox/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"personalNumber":"198704129843"}',
    });
    expect(status).toBeLessThan(300);
    expect(headers['set-cookie']?.find((line) => line.includes('session'))).toMatch(
      /HttpOnly.*SameSite=Lax/u,
    );
  });

  test(
    'gets bodies of 52 MB where files are sent, of 1 MB elsewhere, and nothing larger',
    { tag: ['@Z70'] },
    async ({ site }) => {
      const post = async (path: string, megabytes: number) => {
        const headers = { 'content-type': 'multipart/form-data; boundary=x' };
        const body = Buffer.alloc(megabytes * 1024 * 1024);
        return (await ask(site.url, path, { method: 'POST', headers, body })).status;
      };
      // Nobody is logged in, so the backend refuses it; nginx has let it through.
      expect(await post('/api/Communication/PostMessage', 51)).toBe(401);
      expect(await post('/api/Communication/PostMessage', 53)).toBe(413);
      expect(await post('/api/Communication/PostMessageToConversation', 51)).toBe(401);
      for (const path of [
        '/api/Exception/LogError',
        '/api/Communication/PostMessage/x',
        '/api/Communication/PostMessages',
        '/api/Any/PostMessage',
        '/Communication/PostMessage',
        '/portalHub/negotiate',
        '/',
      ]) {
        expect([path, await post(path, 2)]).toEqual([path, 413]);
      }
    },
  );
});

test('lets no other origin read an answer', async ({ site }) => {
  for (const path of ['/', '/favicon.svg', '/api/PortalSiteState/GetSiteCurrentState', '/api/No']) {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'GET',
      };
      const answer = await ask(site.url, path, { method, headers });
      const names = Object.keys(answer.headers);
      expect(
        names.filter((name) => name.startsWith('access-control-')),
        path,
      ).toEqual([]);
    }
  }
});

test('the health check answers by itself', async ({ site }) => {
  const { status, headers, text } = await ask(site.url, '/healthz');
  expect([status, text]).toEqual([200, 'ok\n']);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...nosniff,
    ...transportSecurity,
  });
});
