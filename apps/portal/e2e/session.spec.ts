import { OverviewPage } from './pages/OverviewPage.ts';
import { DummyLogin } from './pages/DummyLogin.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { loginPaths } from './support/loginPaths.ts';
import { countOf, recordCalls } from './support/recordCalls.ts';
import { recordShownText } from './support/shownText.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const majasDebt = `41${nbsp}317${nbsp}kr`;

test(
  'going back after log-out shows no customer data',
  { tag: ['@L25', '@R05'] },
  async ({ page, openAs }) => {
    await openAs(customers.maja, '/oversikt');
    await new OverviewPage(page).card('Krav').getByRole('link').click();
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
  'the next customer of the same tab sees nothing of the one before, and Back does not log out',
  { tag: ['@L25', '@L15'] },
  async ({ page, openAs }) => {
    await openAs(customers.maja, '/krav');
    await expect(page.getByRole('main')).toContainText(majasDebt);
    await page.getByRole('link', { name: 'Logga ut' }).click();
    await page.getByRole('link', { name: 'Logga in igen' }).click();
    const shown = await recordShownText(page);
    await new LoginPage(page).consent.check();
    await new DummyLogin(page).logIn(customers.elsa.personalNumber);
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
    // A page in that cache stands still: it does not hear of the log-out before it is shown.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
    await page.request.post('/api/PortalIdentity/Logout');
    await tell('pageshow');
    await expect(page).toHaveURL('/loggain');
  },
);
