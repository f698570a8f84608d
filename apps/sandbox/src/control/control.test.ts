import { describe, expect, it } from 'vitest';

import { field } from '../testing/browser.ts';
import { startSandbox } from '../testing/startSandbox.ts';

const sandbox = startSandbox();
const { control } = sandbox;
const maja = '198704129843';

describe('what the provider’s staff can switch', () => {
  const systems = () => sandbox.newBrowser().call('/api/PortalSiteState/GetSiteCurrentState');

  it('begins with all nine systems online and names the release', async () => {
    const answer = await systems();
    expect(answer.json).toHaveLength(9);
    expect(answer.json).toContainEqual({ system: 'registerExtract', online: true });
    expect(answer.headers.get('release-id')).toBe('sandbox-1');
  });

  it('replaces the whole list of systems', async () => {
    const siteState = [{ system: 'portal', online: false }];
    await control('PATCH', 'settings', { siteState });
    expect((await systems()).json).toEqual(siteState);
  });

  it('changes single systems by PATCH', async () => {
    await control('PATCH', 'site-state', [{ system: 'damage', online: false }]);
    expect((await systems()).json).toHaveLength(9);
    expect((await systems()).json).toContainEqual({ system: 'damage', online: false });
  });

  it('shows a text to everybody, as HTML', async () => {
    const path = '/api/PortalSiteState/GetSiteInformationText';
    expect((await sandbox.newBrowser().call(path)).text).toBe('');
    await control('PATCH', 'settings', { informationText: '<p>Stängt på måndag.</p>' });
    const answer = await sandbox.newBrowser().call(path);
    expect(answer.text).toBe('<p>Stängt på måndag.</p>');
    expect(answer.headers.get('content-type')).toMatch('text/html');
  });
});

describe('what a test can do', () => {
  it('changes any field of a user and of a case', async () => {
    const browser = await sandbox.loggedIn();
    await control('PATCH', `customers/${maja}`, {
      user: { paymentPlanWillBeClosed: true, matrixCustomerType: 'MATRIXCUSTOMER' },
      hasOspec: true,
      cases: { '47110023918': { active: false, stateName: 'Something new' } },
    });
    expect((await browser.call('/api/PortalIdentity/GetUser')).json).toMatchObject({
      fullName: 'Maja Lindqvist',
      matrixCustomerType: 'MATRIXCUSTOMER',
      paymentPlanWillBeClosed: true,
    });
    const { json } = await browser.call('/api/Insurance/GetReferenceNumberBasePackage');
    expect(field(json, 'activeReferenceNumberBaseDeck')).toHaveLength(11);
    expect(field(json, 'hasOspec')).toBe(true);
  });

  it.each([
    [{ user: { unInsuredVehicles: 'many' } }, 400],
    [{ cases: { '47110023918': { active: null } } }, 400],
    [{ cases: { '1': {} } }, 404],
    [{ somethingElse: true }, 400],
  ])('changes nothing by %j', async (change, status) => {
    const browser = await sandbox.loggedIn();
    const before = (await browser.call('/api/PortalIdentity/GetUser')).json;
    const both = { ...change, user: { balance: '1', ...('user' in change && change.user) } };
    expect((await control('PATCH', `customers/${maja}`, both)).status).toBe(status);
    expect((await browser.call('/api/PortalIdentity/GetUser')).json).toEqual(before);
  });

  it('finds no customer whom nobody knows', async () => {
    expect((await control('PATCH', 'customers/199402289913', {})).status).toBe(404);
  });

  it('sees which calls were made, with the headers that matter', async () => {
    const browser = await sandbox.loggedIn();
    await control('DELETE', 'calls');
    await browser.call('/api/Insurance/GetReferenceNumberBaseCard?referenceNumber=1', {
      headers: { accept: 'application/json', pragma: 'no-cache', 'x-xsrf-token': 'secret' },
    });
    await browser.call('/oversikt');
    const { json, text } = await control('GET', 'calls');
    expect(json).toMatchObject([
      {
        method: 'GET',
        path: '/api/Insurance/GetReferenceNumberBaseCard',
        query: 'referenceNumber=1',
        headers: { accept: 'application/json', pragma: 'no-cache', 'x-xsrf-token': true },
      },
    ]);
    expect(text).not.toContain('secret');
  });

  it('sees a call whose address is written with encoded letters, and lets faults meet it', async () => {
    const path = '/api/PortalSiteState/GetSiteCurrentState';
    const written = path.replace('/api', '/%61pi');
    const answer = await sandbox.newBrowser().call(written);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await control('GET', 'calls')).json).toMatchObject([{ path }]);
    await control('POST', 'faults', { path, status: 503 });
    expect((await sandbox.newBrowser().call(written)).status).toBe(503);
  });

  it('brings everything back to the start', async () => {
    const browser = await sandbox.loggedIn();
    await control('PATCH', `customers/${maja}`, { user: { balance: '1' } });
    await control('PATCH', 'settings', { siteState: [], vip: true });
    await control('POST', 'faults', { path: '/api/PortalIdentity/GetUser', status: 500 });
    expect((await control('POST', 'reset')).status).toBe(204);
    expect((await browser.call('/api/PortalIdentity/GetUser')).status).toBe(401);
    const again = await sandbox.loggedIn();
    expect((await again.call('/api/PortalIdentity/GetUser')).json).toMatchObject({
      balance: '41 317',
    });
    expect((await again.call('/api/PortalSiteState/GetVipAccess')).json).toBe(false);
  });

  it('is told about a body of the wrong form, and about an address that does not exist', async () => {
    expect((await control('PATCH', 'settings', { vip: 'yes' })).status).toBe(400);
    expect((await control('PATCH', 'settings', { releaseId: 'mine' })).status).toBe(400);
    expect((await control('POST', 'bankid', { action: 'dance' })).status).toBe(400);
    expect((await control('POST', 'bankid', { action: 'open' })).status).toBe(404);
    expect((await control('GET', 'nothing')).status).toBe(404);
  });
});
