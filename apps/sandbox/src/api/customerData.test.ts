import { describe, expect, it } from 'vitest';

import { field } from '../testing/browser.ts';
import { startSandbox } from '../testing/startSandbox.ts';

const sandbox = startSandbox();
const [maja, ivar, karl, vera] = ['198704129843', '197509239831', '198111059864', '195906029896'];
const claimsPackage = '/api/Insurance/GetReferenceNumberBasePackage';
const claimCase = '/api/Insurance/GetReferenceNumberBaseCard?referenceNumber=';
const unread = '/api/Communication/GetNumberOfUnreadConversations';

describe('the customer’s own data', () => {
  it('has 12 active and 3 closed cases and the payments of two years for Maja Lindqvist', async () => {
    const { json } = await (await sandbox.loggedIn(maja)).call(claimsPackage);
    expect(field(json, 'activeReferenceNumberBaseDeck')).toHaveLength(12);
    expect(field(json, 'inactiveReferenceNumberBaseDeck')).toHaveLength(3);
    expect(field(json, 'referenceNumberTransactions')).toHaveLength(14);
    expect(field(json, 'hasOspec')).toBe(false);
  });

  it('has one case by its reference number, with the quirks of the provider’s system', async () => {
    const { json } = await (await sandbox.loggedIn(maja)).call(`${claimCase}47110023918`);
    expect(json).toMatchObject({
      referenceNumber: '47110023918',
      stateName: 'Collection ',
      amountToPay: '4 350,00',
      registrationNumbers: ['ABC12D'],
      customerCases: [{ caseType: 'of-ärende', fromDate: '2026-06-01', toDate: '2026-08-31' }],
    });
  });

  it('finds a case by a number that was typed in groups', async () => {
    const browser = await sandbox.loggedIn(maja);
    expect((await browser.call(`${claimCase}4711%200023%20918`)).status).toBe(200);
  });

  it('hides another customer’s case as if it did not exist', async () => {
    const browser = await sandbox.loggedIn(ivar);
    expect((await browser.call(`${claimCase}47110023918`)).status).toBe(404);
    expect((await browser.call(`${claimCase}1`)).status).toBe(404);
  });

  it('is refused without a reference number', async () => {
    const browser = await sandbox.loggedIn(maja);
    expect((await browser.call('/api/Insurance/GetReferenceNumberBaseCard')).status).toBe(400);
  });

  it.each([karl, vera])(
    'has no claims for %s, who is no customer of that system',
    async (person) => {
      const browser = await sandbox.loggedIn(person);
      expect((await browser.call(claimsPackage)).status).toBe(403);
      expect((await browser.call(`${claimCase}47110023918`)).status).toBe(403);
    },
  );

  it('has the number of unread conversations', async () => {
    expect((await (await sandbox.loggedIn(maja)).call(unread)).json).toBe(2);
    expect((await (await sandbox.loggedIn(vera)).call(unread)).json).toBe(0);
  });

  it('is kept by no cache, and refuses frames and sniffing [Z20]', async () => {
    const browser = await sandbox.loggedIn(maja);
    for (const path of [claimsPackage, unread, '/api/PortalIdentity/GetUser']) {
      const { headers } = await browser.call(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });
});

describe('a system that is switched off', () => {
  const switchOff = (system: string) =>
    sandbox.control('PATCH', 'site-state', [{ system, online: false }]);

  it.each([
    ['insurance', claimsPackage],
    ['insurance', `${claimCase}47110023918`],
    ['communication', unread],
  ])('%s is named in the 503 answer of %s', async (system, path) => {
    const browser = await sandbox.loggedIn(maja);
    await switchOff(system);
    const answer = await browser.call(path);
    expect([answer.status, answer.headers.get('service-unavailable')]).toEqual([503, system]);
  });

  it('is open to VIP customers', async () => {
    const browser = await sandbox.loggedIn(maja);
    await switchOff('insurance');
    await sandbox.control('PUT', 'vip', { vip: true });
    expect((await browser.call('/api/PortalSiteState/GetVipAccess')).json).toBe(true);
    expect((await browser.call(claimsPackage)).status).toBe(200);
  });

  it('does not affect the other systems', async () => {
    const browser = await sandbox.loggedIn(maja);
    await switchOff('payments');
    expect((await browser.call(claimsPackage)).status).toBe(200);
    expect((await browser.call(unread)).status).toBe(200);
  });
});
