import { describe, expect, it } from 'vitest';

import { field } from '../testing/browser.ts';
import { startSandbox } from '../testing/startSandbox.ts';
import { situations } from './situations.ts';

const sandbox = startSandbox();
const { control } = sandbox;
const settings = async () => [
  (await control('GET', 'settings')).json,
  (await control('GET', 'faults')).json,
  (await control('GET', 'hub')).json,
];
const start = (key: string) => {
  const browser = sandbox.newBrowser();
  return browser
    .call(`/sandbox/api/situations/${key}/start`, { method: 'POST' })
    .then(({ status }) => ({ browser, status }));
};
const siteState = 'PortalSiteState/GetSiteCurrentState';
const claims = 'Insurance/GetReferenceNumberBasePackage';
const running = async () => field((await control('GET', 'situations')).json, 'running');

describe('ready-made situations', () => {
  it('has at least twenty, each with an address of its own', () => {
    const keys = new Set(situations.map(({ key }) => key));
    expect(keys.size).toBe(situations.length);
    expect(keys.size).toBeGreaterThanOrEqual(20);
    for (const key of keys) expect(key).toMatch(/^[a-z-]+$/u);
  });

  it.each(situations.map(({ key, isLoggedIn }) => [key, isLoggedIn ?? true] as const))(
    '%s starts, logs in or out, and takes all back when it ends',
    async (key, isLoggedIn) => {
      const before = await settings();
      const { browser, status } = await start(key);
      expect(status).toBe(204);
      expect(await running()).toBe(key);
      await control('PATCH', 'site-state', [{ system: 'portal', online: true }]);
      const user = await browser.call('/api/PortalIdentity/GetUser');
      expect(user.status).toBe(isLoggedIn ? 200 : 401);
      if (key === 'hela-portalen-stangd') {
        await control('PATCH', 'site-state', [{ system: 'portal', online: false }]);
      }
      await control('POST', 'situations/end');
      expect(await running()).toBeNull();
      expect(await settings()).toEqual(before);
    },
  );

  it.each([
    ['betalningen-ar-bokford', 'PortalIdentity/GetUser', '"balance":"0"'],
    ['en-manad-missas', 'PortalIdentity/GetUser', '"paymentPlanWillBeClosed":true'],
    ['sparrad-kund', 'PortalIdentity/GetUser', '"blockedMatrixCustomer"'],
    ['skador-visas-inte', 'PortalIdentity/GetUser', '"NoDamageCustomer"'],
    ['tung-kund', 'PortalIdentity/GetUser', 'Gunnar Oxelgren'],
    ['hela-portalen-stangd', siteState, '{"system":"portal","online":false}'],
    ['krav-avstangt', siteState, '{"system":"insurance","online":false}'],
    ['inbetalning-utan-arende', claims, '"hasOspec":true'],
    ['kraven-gar-inte-att-hamta', claims, ''],
    ['liveforbindelsen-bryts', 'Communication/GetConversations', 'medan förbindelsen var bruten'],
    ['vip-betalar', siteState, '{"system":"payments","online":false}'],
    ['vip-betalar', 'PortalSiteState/GetVipAccess', 'true'],
    ['information-till-alla', 'PortalSiteState/GetSiteInformationText', 'stängt på fredag'],
  ])('%s: %s answers %s', async (key, path, words) => {
    const { browser } = await start(key);
    const { status, text } = await browser.call(`/api/${path}`);
    expect(status).toBe(words === '' ? 500 : 200);
    expect(text).toContain(words);
  });

  it.each([
    ['filen-granskas', { automaticProcessing: false }],
    ['registerutdraget-drojer', { automaticExtracts: false }],
  ])('%s: the sandbox has the settings %o', async (key, set) => {
    await start(key);
    expect((await control('GET', 'settings')).json).toMatchObject(set);
  });

  it('lets the first reply fail, and the second one arrive', async () => {
    const { browser } = await start('meddelandet-kommer-inte-fram');
    const reply = () =>
      browser.call('/api/Communication/PostMessageToConversation', { method: 'POST' });
    expect((await reply()).status).toBe(500);
    expect((await reply()).status).not.toBe(500);
  });

  it('ends the one before, and is forgotten by a reset', async () => {
    await start('krav-avstangt');
    await start('bankid-nere');
    const { json } = await control('GET', 'settings');
    expect(json).toMatchObject({ bankIdOnline: false });
    expect(field(json, 'siteState')).not.toContainEqual({ system: 'insurance', online: false });
    await control('POST', 'reset');
    expect(await running()).toBeNull();
    expect((await control('GET', 'settings')).json).toMatchObject({ bankIdOnline: true });
  });

  it('lets three days of debt pass', async () => {
    const { browser } = await start('skulden-vaxer');
    const { json } = await browser.call('/api/PortalIdentity/GetUser');
    const before = await sandbox.loggedIn('197509239831');
    const grown = field(json, 'balance');
    await control('POST', 'situations/end');
    await before.logIn('197509239831');
    const usual = field((await before.call('/api/PortalIdentity/GetUser')).json, 'balance');
    const number = (text: unknown) => Number(String(text).replaceAll(/\s/gu, '').replace(',', '.'));
    expect(number(grown) - number(usual)).toBe(540);
  });

  it('ends the session when the reply comes, and not before', async () => {
    const { browser } = await start('inloggningen-gar-ut');
    expect((await browser.call('/api/Communication/GetConversations')).status).not.toBe(401);
    const sent = await browser.call('/api/Communication/PostMessageToConversation', {
      method: 'POST',
    });
    expect(sent.status).toBe(401);
    expect((await browser.call('/api/PortalIdentity/GetUser')).status).toBe(401);
  });

  it('does not know others', async () => {
    expect((await start('finns-inte')).status).toBe(404);
  });
});
