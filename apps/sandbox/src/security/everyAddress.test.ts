import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { field } from '../testing/browser.ts';
import { callOnHost } from '../testing/callOnHost.ts';
import { makeFolder } from '../testing/makeFolder.ts';
import { startSandbox } from '../testing/startSandbox.ts';

// The portal need not be built.
const portalDist = makeFolder();
writeFileSync(join(portalDist, 'index.html'), '<!doctype html><title>Mina sidor</title>');

const sandbox = startSandbox({ hstsSeconds: 31_536_000, portalDist });
const sandboxWithoutHsts = startSandbox();

const plain = { session: 'mina-sidor-session', order: 'mina-sidor-bankid-order', secure: '' };
const secure = {
  session: '__Host-mina-sidor-session',
  order: '__Host-mina-sidor-bankid-order',
  secure: '; Secure',
};

/** Every kind of address that the sandbox answers, and its cookies. */
const addresses = [
  ['localhost', plain],
  ['127.0.0.1', plain],
  ['[::1]', plain],
  ['sit.localhost', secure],
  ['acc.localhost', secure],
  ['prod.localhost', secure],
] as const;

type Call = NonNullable<Parameters<typeof callOnHost>[2]>;

/** A browser at this address, logged in with BankID. */
async function loggedInAt(host: string) {
  const cookies = new Map<string, string>();
  const lines: string[] = [];
  const call = async (path: string, { headers = {}, ...options }: Call = {}) => {
    const cookie = [...cookies].map((each) => each.join('=')).join('; ');
    const answer = await callOnHost(`${sandbox.url()}${path}`, host, {
      ...options,
      headers: { cookie, ...headers },
    });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      cookies.set(name, value);
      lines.push(line.replace(value, '…'));
    }
    return answer;
  };
  await call('/api/BankIdLogin/StartLogin/qr');
  await sandbox.control('POST', 'bankid', { action: 'complete' });
  const status: unknown = JSON.parse((await call('/api/BankIdLogin/GetLoginStatus')).text);
  await call('/api/PortalIdentity/FinalizeLogin', {
    method: 'POST',
    body: { loginTicket: field(status, 'loginTicket') },
  });
  return { call, cookies, lines };
}

const alive = '/api/PortalIdentity/SendBrowserAlive';
const refresh = '/api/PortalIdentity/Refresh';
const negotiate = '/portalHub/negotiate?negotiateVersion=1';

describe.each(addresses)('at %s', (host, names) => {
  const port = () => new URL(sandbox.url()).port;
  // A browser names the port in both.
  const hostAndPort = () => `${host}:${port()}`;
  const own = () => `http://${hostAndPort()}`;

  it('cookies are secure and of this host only, but for plain loopback', async () => {
    const { lines } = await loggedInAt(hostAndPort());
    expect(lines).toEqual([
      `${names.order}=…; Path=/; HttpOnly${names.secure}; SameSite=Lax`,
      `${names.session}=…; Path=/; HttpOnly${names.secure}; SameSite=Lax`,
      `XSRF-TOKEN=…; Path=/${names.secure}; SameSite=Lax`,
    ]);
  });

  it('only the cookie of this address’s name is a session', async () => {
    const { call, cookies } = await loggedInAt(hostAndPort());
    const value = cookies.get(names.session) ?? '';
    const other = names === plain ? secure : plain;
    cookies.delete(names.session);
    cookies.set(other.session, value);
    expect((await call('/api/PortalIdentity/GetUser')).status).toBe(401);
    cookies.set(names.session, value);
    expect((await call('/api/PortalIdentity/GetUser')).status).toBe(200);
  });

  it('a page of another origin can change nothing', async () => {
    const { call } = await loggedInAt(hostAndPort());
    const foreign = [
      'http://evil.test',
      'null',
      `http://${host}:1`,
      ...addresses.filter(([each]) => each !== host).map(([each]) => `http://${each}:${port()}`),
    ];
    for (const origin of foreign) {
      const sent = { method: 'POST', headers: { origin } };
      expect([origin, (await call(refresh, sent)).status]).toEqual([origin, 400]);
      expect([origin, (await call(negotiate, sent)).status]).toEqual([origin, 403]);
    }
    const sent = { method: 'POST', headers: { origin: own() } };
    expect((await call(negotiate, sent)).status).toBe(200);
    expect((await call(refresh, sent)).status).toBe(204);
  });

  it('a call that changes something needs the anti-forgery header', async () => {
    const { call, cookies } = await loggedInAt(hostAndPort());
    const statusWith = async (headers: Record<string, string>) =>
      (await call(alive, { method: 'POST', headers: { origin: own(), ...headers } })).status;
    // An attacker who has planted the cookie would send it like this.
    const token = cookies.get('XSRF-TOKEN') ?? '';
    cookies.set('XSRF-TOKEN', 'planted');
    expect(await statusWith({})).toBe(400);
    expect(await statusWith({ 'x-xsrf-token': 'planted' })).toBe(400);
    expect(await statusWith({ 'x-xsrf-token': token })).toBe(204);
  });

  it('HTTPS is demanded where that is switched on, and never on plain loopback', async () => {
    for (const path of ['/loggain', '/api/PortalIdentity/GetUser', '/assets/missing.js']) {
      const { headers } = await callOnHost(`${sandbox.url()}${path}`, hostAndPort());
      expect([path, headers['strict-transport-security']]).toEqual([
        path,
        names === plain ? undefined : 'max-age=31536000; includeSubDomains',
      ]);
      const off = await callOnHost(`${sandboxWithoutHsts.url()}${path}`, hostAndPort());
      expect(off.headers['strict-transport-security']).toBeUndefined();
    }
  });

  it.each([
    '/',
    '/loggain',
    '/oversikt',
    '/krav/betala/7',
    '/krav/betala/7/',
    '/Communication/DownloadFile',
  ])('the browser’s features are switched off for %s', async (path) => {
    const { headers } = await callOnHost(`${sandbox.url()}${path}`, hostAndPort());
    const policy = String(headers['permissions-policy']);
    for (const feature of ['camera', 'geolocation', 'microphone', 'usb']) {
      expect(policy).toContain(`${feature}=()`);
    }
    // A payment company lies on its own origin and is named beside this one.
    const mayPay = path.startsWith('/krav/betala')
      ? /, payment=\(self(?: "https:\/\/[\w.]+")*\)$/u
      : /, payment=\(\)$/u;
    expect(policy).toMatch(mayPay);
  });
});
