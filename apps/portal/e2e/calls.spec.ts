import { CasePage } from './pages/CasePage.ts';
import { ClaimsPage } from './pages/ClaimsPage.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { Shell } from './pages/Shell.ts';
import { holdCalls } from './support/holdCalls.ts';
import type { Sandbox } from './support/sandbox.ts';
import { customers, expect, test } from './support/test.ts';

const packagePath = '/api/Insurance/GetReferenceNumberBasePackage';
const casePath = '/api/Insurance/GetReferenceNumberBaseCard';
const unreadPath = '/api/Communication/GetNumberOfUnreadConversations';
const vipPath = '/api/PortalSiteState/GetVipAccess';
const textPath = '/api/PortalSiteState/GetSiteInformationText';

/** The calls of the pages, without the live connection and the keep-alive, which depend on time. */
async function apiCalls(sandbox: Sandbox) {
  const others = /^\/portalHub|\/SendBrowserAlive$/u;
  return (await sandbox.calls()).filter(({ path }) => !others.test(path));
}

async function callsOf(sandbox: Sandbox, path: string): Promise<number> {
  return (await sandbox.calls()).filter((call) => call.path === path).length;
}

test(
  'no call is answered from a cache, and all but the information text ask for JSON',
  { tag: ['@Q01'] },
  async ({ page, sandbox }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.startQr();
    await sandbox.phone('complete', customers.maja.personalNumber);
    await expect(page).toHaveURL('/oversikt');
    await page.getByRole('link', { name: 'Visa krav och betala' }).click();
    await new ClaimsPage(page).caseLink('47110023918').click();
    await expect(new CasePage(page).fact('Status')).toBeVisible();
    await new Shell(page).logOut.click();
    await expect.poll(async () => callsOf(sandbox, '/api/PortalIdentity/Logout')).toBe(1);

    const calls = await apiCalls(sandbox);
    const made = new Set(calls.map(({ path }) => path));
    for (const path of [
      packagePath,
      casePath,
      unreadPath,
      textPath,
      '/api/PortalIdentity/FinalizeLogin',
    ]) {
      expect([...made]).toContain(path);
    }
    for (const { method, path, headers } of calls) {
      const call = `${method} ${path}`;
      expect(headers['cache-control'], call).toMatch(/no-cache/u);
      expect(headers.pragma, call).toBe('no-cache');
      expect(headers.accept, call).toMatch(
        path === textPath ? /^text\/html/u : /^application\/json/u,
      );
    }
  },
);

test(
  'the list of claims and a case are fetched by one call each, made when their page is entered',
  { tag: ['@Q16'] },
  async ({ page, sandbox, openAs }) => {
    const claims = new ClaimsPage(page);
    await openAs(customers.maja, '/oversikt');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await callsOf(sandbox, packagePath)).toBe(0);
    await page.getByRole('link', { name: 'Visa krav och betala' }).click();
    await expect(claims.rows()).toHaveCount(10);
    expect([await callsOf(sandbox, packagePath), await callsOf(sandbox, casePath)]).toEqual([1, 0]);

    await claims.caseLink('47110023926').click();
    await expect(new CasePage(page).fact('Status')).toContainText('Påminnelse');
    const call = (await sandbox.calls()).filter(({ path }) => path === casePath);
    expect(call.map(({ method }) => method)).toEqual(['GET']);
    expect(new URLSearchParams(call[0]?.query).get('referenceNumber')).toBe('47110023926');
    expect(await callsOf(sandbox, packagePath)).toBe(1);
  },
);

test(
  'a failing query is asked three times in all, and one whose system is off only once',
  { tag: ['@Q05'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 50[03]/u);
    await sandbox.addFault({ path: packagePath, status: 500, times: 2 });
    await openAs(customers.maja, '/krav');
    await expect(new ClaimsPage(page).rows(), 'the third call succeeds').toHaveCount(10);
    expect(await callsOf(sandbox, packagePath)).toBe(3);

    await sandbox.forgetCalls();
    await sandbox.addFault({ path: packagePath, status: 500 });
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Vi kan inte visa');
    expect(await callsOf(sandbox, packagePath)).toBe(3);

    await sandbox.clearFaults();
    await sandbox.forgetCalls();
    await sandbox.addFault({ path: packagePath, status: 503 });
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Vi kan inte visa');
    expect(await callsOf(sandbox, packagePath)).toBe(1);
  },
);

test(
  'a query without answer ends after a minute and is not asked again',
  { tag: ['@Q05'] },
  async ({ page, sandbox, openAs }) => {
    await page.clock.install();
    await sandbox.addFault({ path: packagePath, delayMs: 120_000, times: 1 });
    await openAs(customers.maja, '/krav');
    await expect.poll(async () => callsOf(sandbox, packagePath)).toBe(1);
    await expect(page.getByText('Hämtar dina ärenden')).toHaveCount(1);
    await page.clock.fastForward(55_000);
    await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
    await page.clock.fastForward(6000);
    await expect(page.getByRole('button', { name: 'Försök igen' })).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('button', { name: 'Försök igen' })).toBeVisible();
    expect(await callsOf(sandbox, packagePath)).toBe(1);
  },
);

test(
  'queries are also tried when the browser believes that it is offline',
  { tag: ['@Q05'] },
  async ({ page, openAs }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    });
    await openAs(customers.maja, '/krav');
    expect(await page.evaluate(() => navigator.onLine)).toBe(false);
    await expect(new ClaimsPage(page).rows()).toHaveCount(10);
  },
);

test(
  'the number of unread messages is 0 until it is known, and asked for once even when it fails',
  { tag: ['@Q28', '@U01'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const shell = new Shell(page);
    const letThrough = await holdCalls(page, unreadPath);
    await openAs(customers.maja, '/krav');
    await expect(new ClaimsPage(page).rows()).toHaveCount(10);
    await expect(shell.item('Meddelanden')).toHaveAccessibleName('Meddelanden');
    letThrough();
    await expect(shell.item('Meddelanden')).toHaveAccessibleName(
      'Meddelanden 2 olästa meddelanden',
    );

    expectedErrors.push(/status of 500 .*GetNumberOfUnread/u);
    await sandbox.addFault({ path: unreadPath, status: 500 });
    await sandbox.addFault({ path: packagePath, status: 500 });
    expectedErrors.push(/status of 500 .*BasePackage/u);
    await sandbox.forgetCalls();
    await page.reload();
    // When the alert shows, every retried call has been made three times.
    await expect(page.getByRole('alert')).toContainText('Vi kan inte visa');
    expect(await callsOf(sandbox, unreadPath)).toBe(1);
    await expect(shell.item('Meddelanden')).toHaveAccessibleName('Meddelanden');
  },
);

test(
  'nothing is fetched again because the window gets focus',
  { tag: ['@Q04', '@Q28'] },
  async ({ page, sandbox, openAs }) => {
    await page.clock.install();
    await openAs(customers.maja, '/krav');
    await expect(new ClaimsPage(page).rows()).toHaveCount(10);
    await expect(new Shell(page).item('Meddelanden')).toHaveAccessibleName(/olästa/u);
    // A live connection without messages for 30 seconds ends, and refetches when it is back (row H03).
    await expect.poll(async () => (await sandbox.hub()).connections.length).toBe(1);
    await page.clock.fastForward(10_000);
    await sandbox.forgetCalls();
    await page.evaluate(() => {
      globalThis.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.fastForward(10_000);
    // Any refetch would have been sent before this call.
    await page.evaluate(() => fetch('/api/PortalSiteState/GetSiteCurrentState'));
    expect((await apiCalls(sandbox)).map(({ path }) => path)).toEqual([
      '/api/PortalSiteState/GetSiteCurrentState',
    ]);
  },
);

test(
  'VIP access is asked for only when payments are off or a system has no entry',
  { tag: ['@Q12'] },
  async ({ page, sandbox, openAs }) => {
    const claims = new ClaimsPage(page);
    const pay = claims.caseTable.getByRole('link', { name: /^Betala/u }).first();
    await openAs(customers.maja, '/krav');
    await expect(pay).toBeVisible();
    expect(await callsOf(sandbox, vipPath)).toBe(0);

    await sandbox.setSystems({ payments: false });
    await page.reload();
    await expect(claims.rows()).toHaveCount(10);
    await expect(pay).toHaveCount(0);
    expect(await callsOf(sandbox, vipPath)).toBe(1);
    await sandbox.setVip(true);
    await page.reload();
    await expect(pay).toBeVisible();
    expect(await callsOf(sandbox, vipPath)).toBe(2);

    // An open page would notice that its session has ended.
    await page.goto('about:blank');
    await sandbox.forgetCalls();
    await sandbox.reset();
    await sandbox.addFault({
      path: '/api/PortalSiteState/GetSiteCurrentState',
      body: [
        { system: 'portal', online: true },
        { system: 'insurance', online: true },
        { system: 'payments', online: true },
      ],
    });
    await openAs(customers.maja, '/krav');
    await expect(claims.rows()).toHaveCount(10);
    await expect.poll(async () => callsOf(sandbox, vipPath)).toBe(1);
  },
);

test(
  'the first answers that a page needs are fetched while its code loads, and only once',
  { tag: ['@L26', '@T02'] },
  async ({ page, openAs, sandbox }) => {
    const userPath = '/api/PortalIdentity/GetUser';
    const statePath = '/api/PortalSiteState/GetSiteCurrentState';
    const letThrough = await holdCalls(page, '/assets/index-');
    // The document loads only when its code has, so the test does not wait for it.
    const opened = openAs(customers.maja, '/oversikt');
    await expect.poll(() => callsOf(sandbox, userPath)).toBe(1);
    await expect.poll(() => callsOf(sandbox, statePath)).toBe(1);
    letThrough();
    await opened;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Visa krav och betala' })).toBeVisible();
    expect(await callsOf(sandbox, statePath)).toBe(1);
  },
);
