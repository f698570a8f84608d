import { LoginPage } from './pages/LoginPage.ts';
import { loginPaths } from './support/loginPaths.ts';
import { callsOf } from './support/liveConnection.ts';
import { holdAnswer } from './support/holdCalls.ts';
import { countOf, recordCalls } from './support/recordCalls.ts';
import { recordShownText } from './support/shownText.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const majasDebt = `41${nbsp}317${nbsp}kr`;

test(
  'opening the logged-out page logs out once and offers a new login',
  { tag: ['@R05', '@Q10'] },
  async ({ page, openAs }) => {
    await openAs(customers.maja, '/oversikt');
    await expect(page.getByText('Maja Lindqvist').first()).toBeVisible();
    const calls = recordCalls(page);
    await page.goto('/loggaut');
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
    await expect(page.getByText('Maja Lindqvist')).toHaveCount(0);
    const kept = () => page.evaluate(() => JSON.stringify(history.state));
    await expect.poll(kept).toContain('loggedOut');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
    await page.getByRole('link', { name: 'Logga in igen' }).click();
    await expect(new LoginPage(page).startButton).toBeVisible();
    const logouts = calls.filter(({ path }) => path === loginPaths.logout);
    expect(logouts.map(({ method }) => method)).toEqual(['POST']);
    await page.goto('/oversikt');
    await expect(page).toHaveURL('/loggain');
  },
);

test(
  'going back after log-out shows no customer data',
  { tag: ['@L25', '@R05'] },
  async ({ page, openAs }) => {
    await openAs(customers.maja, '/oversikt');
    await page.getByRole('link', { name: /Visa krav och betala/u }).click();
    await expect(page).toHaveURL('/krav');
    await expect(page.getByRole('main')).toContainText(majasDebt);
    await page.getByRole('link', { name: 'Logga ut' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
    const shown = await recordShownText(page);
    const calls = recordCalls(page);

    await page.goBack();
    await expect(page).toHaveURL('/loggain');
    await expect(new LoginPage(page).startButton).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/loggain');
    for (const personal of ['Maja', majasDebt, '47110023918']) {
      expect(await shown(), personal).not.toContain(personal);
    }
    expect(calls.filter(({ path }) => path.startsWith('/api/Insurance/'))).toEqual([]);
  },
);

test(
  'log-out clears the screen at once even if the server does not answer',
  { tag: ['@L25', '@Z12'] },
  async ({ page, context, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/net::ERR_/u);
    await openAs(customers.maja, '/krav');
    await expect(page.getByRole('main')).toContainText(majasDebt);
    const other = await context.newPage();
    await other.goto(`${sandbox.url}/oversikt`);
    await expect(other.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
    await sandbox.addFault({ path: loginPaths.logout, abort: true });
    await page.getByRole('link', { name: 'Logga ut' }).click();
    await expect(page.getByRole('alert')).toContainText('Vi kunde inte nå servern');
    await expect(page.getByText('Maja Lindqvist')).toHaveCount(0);
    await expect(other.getByRole('alert')).toContainText('Vi kunde inte nå servern');

    await sandbox.clearFaults();
    await sandbox.forgetCalls();
    const held = await holdAnswer(page, loginPaths.logout);
    const again = page.getByRole('button', { name: 'Försök logga ut igen' });
    await again.click();
    await expect(again).toHaveAttribute('aria-busy', 'true');
    await again.press('Enter');
    await held.isGiven;
    held.letThrough();
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(other.getByRole('alert')).toHaveCount(0);
    expect(await callsOf(sandbox, loginPaths.logout)).toBe(1);
    await page.goto('/krav');
    await expect(page).toHaveURL('/loggain');
  },
);

test(
  'the next customer of the same tab sees nothing of the one before, and Back does not log out',
  { tag: ['@L25', '@L15'] },
  async ({ page, sandbox, openAs }) => {
    await openAs(customers.maja, '/krav');
    await expect(page.getByRole('main')).toContainText(majasDebt);
    await page.getByRole('link', { name: 'Logga ut' }).click();
    await page.getByRole('link', { name: 'Logga in igen' }).click();
    const shown = await recordShownText(page);
    await new LoginPage(page).startQr();
    await sandbox.phone('complete', customers.elsa.personalNumber);
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Elsa' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Huvudmeny' })
      .getByRole('link', { name: 'Krav' })
      .click();
    await expect(page.getByRole('tab', { name: /^Aktiva/u })).toHaveText('Aktiva (0)');
    const calls = recordCalls(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Elsa' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('tab', { name: /^Aktiva/u })).toHaveText('Aktiva (0)');
    expect(countOf(calls, loginPaths.logout)).toBe(0);
    expect(await shown()).not.toContain('Maja');
    expect(await shown()).not.toContain(majasDebt);
  },
);

test(
  'a customer stays logged in over a reload, and a visitor is led to the login and not to the log-out',
  { tag: ['@L26', '@Q09'] },
  async ({ page, openAs }) => {
    const calls = recordCalls(page);
    await page.goto('/krav');
    await expect(page).toHaveURL('/loggain');
    expect(calls.filter(({ path }) => path === loginPaths.user)).toMatchObject([{ method: 'GET' }]);
    expect(countOf(calls, loginPaths.logout)).toBe(0);

    await openAs(customers.maja, '/krav');
    await expect(page.getByRole('main')).toContainText(majasDebt);
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
    const before = countOf(calls, loginPaths.user);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(majasDebt);
    await expect(page).toHaveURL('/krav');
    // One call for the session, and one together with the cases (row Z26).
    await expect.poll(() => countOf(calls, loginPaths.user)).toBe(before + 2);
  },
);

test(
  'after login every call has the anti-forgery header, except log-out and renewal',
  { tag: ['@Q02', '@Q10'] },
  async ({ page, sandbox, expectedErrors }) => {
    expectedErrors.push(/status of 401/u);
    const calls = recordCalls(page);
    const login = new LoginPage(page);
    await login.open();
    expect(calls.filter(({ headers }) => 'x-xsrf-token' in headers)).toEqual([]);
    await login.startQr();
    await sandbox.phone('complete', customers.maja.personalNumber);
    await expect(page).toHaveURL('/oversikt');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN');
    const user = calls.findLast(({ path }) => path === loginPaths.user);
    expect(cookie?.value).toMatch(/./u);
    expect(user?.headers['x-xsrf-token']).toBe(cookie?.value);

    await sandbox.expireSession(customers.maja.personalNumber, 'access');
    await page.getByRole('link', { name: /Visa krav och betala/u }).click();
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
    const packageCalls = calls.filter(({ path }) =>
      path.endsWith('/GetReferenceNumberBasePackage'),
    );
    expect(packageCalls.length).toBeGreaterThan(0);
    expect(packageCalls.filter(({ headers }) => !('x-xsrf-token' in headers))).toEqual([]);
    await page.getByRole('link', { name: 'Logga ut' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();

    for (const path of [loginPaths.refresh, loginPaths.logout]) {
      const sent = calls.filter((call) => call.path === path);
      expect(
        sent.map(({ method }) => method),
        path,
      ).toEqual(['POST']);
      expect(sent[0]?.headers, path).not.toHaveProperty('x-xsrf-token');
    }
  },
);

test(
  'a late 401 from a replaced session logs nobody out',
  { tag: ['@E04'] },
  async ({ page, context, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 401/u);
    const packagePath = '/api/Insurance/GetReferenceNumberBasePackage';
    await openAs(customers.maja, '/oversikt');
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
    await sandbox.addFault({ path: packagePath, status: 401, times: 1 });
    const held = await holdAnswer(page, packagePath);
    await page.getByRole('link', { name: /Visa krav och betala/u }).click();
    await held.isGiven;
    const login = await context.request.post(`${sandbox.url}/sandbox/api/login`, {
      data: { personalNumber: customers.maja.personalNumber },
    });
    expect(login.ok()).toBe(true);
    held.letThrough();
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
    await expect(page).toHaveURL('/krav');

    await sandbox.expireSession(customers.maja.personalNumber, 'all');
    await page.getByRole('link', { name: '47110023918', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
  },
);

test(
  'a page kept for the Back button is kept blank and redrawn',
  { tag: ['@L25'] },
  async ({ page, openAs, expectedErrors }) => {
    // The session ends while requests may be running.
    expectedErrors.push(/status of 401/u);
    await openAs(customers.maja, '/krav');
    await expect(page.getByRole('main')).toContainText(majasDebt);
    // Chromium does not use its back/forward cache during tests, so the test sends the events.
    const tell = (kind: string) =>
      page.evaluate((type) => {
        globalThis.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
      }, kind);
    await tell('pagehide');
    await expect(page.getByText(majasDebt).first()).toBeHidden();
    await expect(page.getByText('Maja Lindqvist').first()).toBeHidden();
    await page.request.post('/api/PortalIdentity/Logout');
    await tell('pageshow');
    await expect(page).toHaveURL('/loggain');
  },
);

test(
  'a tab that hears too late of the next customer, who has left again, shows the logged-out page',
  { tag: ['@Z12', '@L25'] },
  async ({ page, openAs, expectedErrors }) => {
    // Calls that the page still makes when the session ends.
    expectedErrors.push(/status of 401/u);
    await openAs(customers.maja, '/krav');
    await expect(page.getByRole('main')).toContainText(majasDebt);
    await page.request.post('/api/PortalIdentity/Logout');
    await page.evaluate(() => {
      new BroadcastChannel('session').postMessage({ customer: 'elsa' });
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
    await expect(page.getByText('Din inloggning har gått ut.')).toBeVisible();
    await expect(page.getByText('Maja Lindqvist')).toHaveCount(0);
  },
);

test(
  'a session that ends while a page opens leads to the logged-out page, and the next login to that page',
  { tag: ['@E04', '@R15'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 401 .*GetSiteCurrentState/u);
    await sandbox.addFault({ path: '/api/PortalSiteState/GetSiteCurrentState', status: 401 });
    await openAs(customers.maja, '/krav');
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
    await sandbox.clearFaults();
    await page.getByRole('link', { name: 'Logga in igen' }).click();
    await new LoginPage(page).startQr();
    await sandbox.phone('complete', customers.maja.personalNumber);
    await expect(page.getByRole('main')).toContainText(majasDebt);
    await expect(page).toHaveURL('/krav');
  },
);
