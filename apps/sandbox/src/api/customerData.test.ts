import { describe, expect, it } from 'vitest';

import { field } from '../testing/browser.ts';
import { startSandbox } from '../testing/startSandbox.ts';

const sandbox = startSandbox();
const [maja, karl, vera] = ['198704129843', '198111059864', '195906029896'];
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

  it('refuses a number that stands twice in the address', async () => {
    const browser = await sandbox.loggedIn(maja);
    const twice = `${claimCase}47110023918&referenceNumber=47110023926`;
    expect((await browser.call(twice)).status).toBe(400);
  });

  it.each([karl, vera])(
    'has no claims for %s, who is no customer of that system',
    async (person) => {
      const browser = await sandbox.loggedIn(person);
      expect((await browser.call(claimsPackage)).status).toBe(403);
      expect((await browser.call(`${claimCase}47110023918`)).status).toBe(403);
    },
  );

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

  it('is open to VIP customers', async () => {
    const browser = await sandbox.loggedIn(maja);
    await switchOff('insurance');
    await sandbox.control('PATCH', 'settings', { vip: true });
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
