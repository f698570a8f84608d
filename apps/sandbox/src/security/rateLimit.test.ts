import { describe, expect, it } from 'vitest';

import { endpoints, type Endpoint } from '@mina-sidor/api-client/contract';

import { startSandbox } from '../testing/startSandbox.ts';

const sandbox = startSandbox({ callsPerMinute: 3 });

const calls = [
  ['GET', '/api/BankIdLogin/StartLogin/qr', undefined],
  ['GET', '/api/BankIdLogin/RestartLogin', undefined],
  ['POST', '/api/BankIdLogin/StartDummyLogin', { personalNumber: '198704129843' }],
  ['POST', '/api/PortalIdentity/FinalizeLogin', { loginTicket: 'x' }],
  ['POST', '/api/Exception/LogError', { stack: '', message: 'x' }],
  ['POST', '/portalHub/negotiate?negotiateVersion=1', undefined],
] as const;

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('a call that needs no session', () => {
  it.each(calls)('%s %s is answered three times a minute', async (method, path, body) => {
    const callFrom = (address: string) =>
      sandbox.newBrowser().call(path, { method, body, headers: from(address) });
    // The server in front adds the last address; what the caller has written before it counts for nothing.
    for (const claimed of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      const answer = await callFrom(`${claimed}, 192.0.2.1`);
      expect(answer.status).not.toBe(429);
      expect(answer.headers.get('retry-after')).toBeNull();
    }
    const { status, headers, json } = await callFrom('198.51.100.4, 192.0.2.1');
    expect(status).toBe(429);
    expect(headers.get('content-type')).toMatch('application/problem+json');
    expect(json).toMatchObject({ status: 429, title: 'Too Many Requests' });
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await callFrom('192.0.2.2')).status).not.toBe(429);
  });

  it('is limited wherever the contract says so', () => {
    const all: readonly Endpoint[] = Object.values(endpoints);
    const limited = all
      .filter(({ errors }) => errors.includes(429))
      .map(({ path }) => path.replace('{param}', 'qr'));
    const tried = calls.map(([, path]) => path).filter((path) => path.startsWith('/api'));
    expect(limited.toSorted()).toEqual(tried.toSorted());
  });

  it('is not counted together with another', async () => {
    const statusOf = async (path: string) =>
      (await sandbox.newBrowser().call(path, { headers: from('192.0.2.9') })).status;
    for (let count = 0; count < 3; count += 1) await statusOf('/api/BankIdLogin/RestartLogin');
    expect(await statusOf('/api/BankIdLogin/RestartLogin')).toBe(429);
    expect(await statusOf('/api/BankIdLogin/StartLogin/qr')).toBe(200);
  });
});

it('who waits for a login and asks about the site is never told to wait', async () => {
  const browser = sandbox.newBrowser();
  await browser.call('/api/BankIdLogin/StartLogin/qr', { headers: from('192.0.2.10') });
  for (let count = 0; count < 10; count += 1) {
    expect((await browser.call('/api/BankIdLogin/GetLoginStatus')).status).toBe(200);
    expect((await browser.call('/api/PortalSiteState/GetSiteCurrentState')).status).toBe(200);
  }
});
