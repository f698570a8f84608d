import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { afterAll, describe, expect, it } from 'vitest';

import { startSandbox } from '../testing/startSandbox.ts';
import { callOnHost } from '../testing/callOnHost.ts';

const folder = mkdtempSync(join(tmpdir(), 'mina-sidor-portal-'));
const portalDist = join(folder, 'dist');
mkdirSync(join(portalDist, 'assets'), { recursive: true });
writeFileSync(join(folder, 'secret.txt'), 'secret');
writeFileSync(join(portalDist, 'index.html'), '<!doctype html><title>Mina sidor</title>');
writeFileSync(join(portalDist, 'favicon.svg'), '<svg/>');
writeFileSync(join(portalDist, 'assets', 'index-1a2b3c.js'), 'export {};');
const pageDist = join(folder, 'page');
mkdirSync(join(pageDist, 'assets'), { recursive: true });
writeFileSync(join(pageDist, 'index.html'), '<!doctype html><title>Provmiljö</title>');
writeFileSync(join(pageDist, 'assets', 'index-4d5e6f.js'), 'export {};');
afterAll(() => rmSync(folder, { recursive: true }));

const sandbox = startSandbox({ portalDist, pageDist });
const get = (path: string) => sandbox.newBrowser().call(path);

describe('the portal’s pages', () => {
  it.each(['/', '/index.html', '/loggain', '/krav/47110023918', '/favicon.ico'])(
    '%s answers the portal, kept by no cache [Z20]',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.text]).toEqual([
        200,
        '<!doctype html><title>Mina sidor</title>',
      ]);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-frame-options')).toBe('DENY');
    },
  );

  it.each([
    ['/loggain', true],
    ['/', true],
    ['/oversikt', false],
  ])('%s shows the login before the application has started: %s', async (path, isLogin) => {
    const login = join(portalDist, 'loggain.html');
    writeFileSync(login, '<!doctype html><title>Logga in – Mina sidor</title>');
    const answer = await get(path);
    rmSync(login);
    expect(answer.text.includes('Logga in')).toBe(isLogin);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('are under the final policy: nothing inline, nothing from elsewhere, trusted types [Z19]', async () => {
    expect((await get('/')).headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; " +
        "frame-ancestors 'none'; manifest-src 'self'; require-trusted-types-for 'script'; " +
        'trusted-types dompurify',
    );
  });

  it('have scripts that a browser keeps for ever, because their names change', async () => {
    const answer = await get('/assets/index-1a2b3c.js');
    expect(answer.text).toBe('export {};');
    expect(answer.headers.get('content-type')).toMatch('javascript');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['br', '/assets/index-1a2b3c.js', 'the script, by brotli'],
    ['gzip', '/assets/index-1a2b3c.js', 'the script, by gzip'],
    ['identity', '/assets/index-1a2b3c.js', 'export {};'],
  ])('are sent as the build has made them small (%s)', async (encoding, path, text) => {
    const file = join(portalDist, path);
    writeFileSync(`${file}.br`, brotliCompressSync('the script, by brotli'));
    writeFileSync(`${file}.gz`, gzipSync('the script, by gzip'));
    const answer = await sandbox
      .newBrowser()
      .call(path, { headers: { 'Accept-Encoding': encoding } });
    rmSync(`${file}.br`);
    rmSync(`${file}.gz`);
    expect(answer.text).toBe(text);
    expect(answer.headers.get('content-type')).toMatch('javascript');
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/iu);
  });

  it('are made small on the way where the server writes them', async () => {
    const login = join(portalDist, 'loggain.html');
    writeFileSync(login, `<!doctype html><title>Logga in</title>${'<p>Hej!</p>'.repeat(200)}`);
    const answer = await sandbox
      .newBrowser()
      .call('/loggain', { headers: { 'Accept-Encoding': 'br' } });
    rmSync(login);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.text).toMatch(/Logga in/u);
  });

  it('have other files that a browser asks for again', async () => {
    const answer = await get('/favicon.svg');
    expect([answer.text, answer.headers.get('cache-control')]).toEqual(['<svg/>', 'no-cache']);
  });

  it.each([
    '/assets/index-old.js',
    '/api',
    '/api/Unknown',
    '/Communication/Unknown',
    '/portalHub/unknown',
    '/sandbox/unknown',
  ])('do not stand in for %s, which does not exist', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('show nothing outside their folder', async () => {
    for (const path of ['/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/%2e%2e/secret.txt']) {
      expect((await get(path)).text).not.toContain('secret');
    }
  });

  it.each([
    ['prod.localhost', '/', 200],
    ['prod.localhost', '/sandbox', 404],
    ['prod.localhost', '/sandbox/api/health', 404],
    ['prod.localhost', '/%73andbox', 404],
    ['prod.localhost', '/%73andbox/api/health', 404],
    ['prod.localhost', '/sandbox%2fapi/health', 404],
    ['prod.localhost', '/%zzandbox', 400],
    ['acc.localhost', '/sandbox', 200],
    ['evil.test', '/', 421],
    ['evil.test', '/sandbox/api/health', 421],
  ])('on host %s answer %s with %i', async (host, path, status) => {
    expect((await callOnHost(`${sandbox.url()}${path}`, host)).status).toBe(status);
  });

  it.each(['/%ff', '/krav/%', '/krav/%E5?a=%', '/%00', '/krav/%00'])(
    'take no bad address for a good one, and let the portal say so: %s [Z46]',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.text]).toEqual([
        400,
        '<!doctype html><title>Mina sidor</title>',
      ]);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    },
  );

  it.each(['/api/%', '/portalHub/%ff', '/sandbox/api/%'])(
    'are no answer to a bad address of the server: %s',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.text.includes('<!doctype html>')]).toEqual([400, false]);
    },
  );

  it('cannot be posted to', async () => {
    const answer = await sandbox.newBrowser().call('/loggain', { method: 'POST' });
    expect(answer.status).toBe(404);
  });
});

describe('the policy of the checkout’s document', () => {
  const config = {
    checkout: {
      test: { script: '/sandbox/checkout/v1/checkout.js?v=1', key: 'a' },
      live: { script: 'https://checkout.example/v1/checkout.js?v=1', key: 'b' },
    },
  };
  const withCheckout = `<script type="application/json" id="config">${JSON.stringify(config)}</script>`;
  const policyOf = async (path: string, html = withCheckout) => {
    const index = join(portalDist, 'index.html');
    const before = readFileSync(index, 'utf8');
    writeFileSync(index, html);
    const answer = await get(path);
    writeFileSync(index, before);
    return answer.headers.get('content-security-policy') ?? '';
  };

  it('lets the payment company in, with its script and its frame and nothing more [Z19]', async () => {
    expect(await policyOf('/krav/betala/0f0f')).toBe(
      "default-src 'none'; script-src 'self' https://checkout.example; " +
        "frame-src 'self' https://checkout.example; style-src 'self'; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; " +
        "frame-ancestors 'none'; manifest-src 'self'",
    );
  });

  it('names nobody when the configuration names nobody [Z19]', async () => {
    const policy = await policyOf('/krav/betala/0f0f', '<title>Mina sidor</title>');
    expect(policy).toMatch("script-src 'self'; frame-src 'self';");
  });

  it.each([
    '/krav/betala/0f0f/',
    '/krav/betala/0f0f?paymentId=0f0f',
    '/krav/betala/0f0f?tillbaka=/krav/47110023918',
    '/KRAV/Betala/0f0f',
    '/krav/betala/a%2Fb',
  ])('is sent for %s [Z19]', async (path) => {
    expect(await policyOf(path)).toMatch('frame-src');
  });

  it.each([
    '/',
    '/index.html',
    '/krav',
    '/krav/betala',
    '/krav/betala/',
    '/krav/betala//',
    '/krav/betala/0f0f//',
    '/krav/betala/0f0f/mer',
    '/krav//betala/0f0f',
    '//krav/betala/0f0f',
    '/krav/betala%2F0f0f',
    '/krav%2Fbetala/0f0f',
    '/%6Brav/betala/0f0f',
    '/krav/bet%61la/0f0f',
    '/krav/47110023918?x=/krav/betala/0f0f',
    '/krav/47110023918;/krav/betala/0f0f',
    '/annat/krav/betala/0f0f',
    '/oversikt',
    '/loggain',
  ])('is not sent for %s, which keeps the strict one [Z19]', async (path) => {
    const policy = await policyOf(path);
    expect(policy).not.toMatch('frame-src');
    expect(policy).toMatch("script-src 'self';");
    expect(policy).toMatch("require-trusted-types-for 'script'");
  });

  it('refuses caches, frames and sniffing as every page does [Z19, Z20]', async () => {
    const { headers } = await get('/krav/betala/0f0f');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('the sandbox’s own page', () => {
  const addresses = ['/sandbox', '/sandbox/betalningar', '/sandbox/anrop?kund=heavy'];

  it.each(addresses)('%s is under the same policy as the portal', async (address) => {
    const page = await get(address);
    expect([page.status, page.text]).toEqual([200, '<!doctype html><title>Provmiljö</title>']);
    expect(page.headers.get('content-security-policy')).toBe(
      (await get('/')).headers.get('content-security-policy'),
    );
  });

  it('finds its parts, and has no other addresses', async () => {
    expect((await get('/sandbox/page/assets/index-4d5e6f.js')).status).toBe(200);
    expect((await get('/sandbox/finns-inte')).status).toBe(404);
  });

  it.each([...addresses, '/sandbox/page/assets/index-4d5e6f.js'])(
    '%s is not in production',
    async (address) => {
      const { status } = await callOnHost(`${sandbox.url()}${address}`, 'prod.localhost');
      expect(status).toBe(404);
    },
  );
});
