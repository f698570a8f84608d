import type { Page } from '@playwright/test';

import { ClaimsPage } from './pages/ClaimsPage.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { Shell } from './pages/Shell.ts';
import { expectAccessible } from './support/accessible.ts';
import { pictureOfError } from './support/pictureOfError.ts';
import { retryAtOnce } from './support/situations.ts';
import { customers, expect, test } from './support/test.ts';

const getUser = '/api/PortalIdentity/GetUser';
const getSiteState = '/api/PortalSiteState/GetSiteCurrentState';
const getPackage = '/api/Insurance/GetReferenceNumberBasePackage';
const connectionText = 'Något gick fel. Det kan bero på ett avbrott i nätverksuppkopplingen.';

/** Counts new alerts. */
async function countAlerts(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const seen = { alerts: 0 };
    const isAlert = (node: Element) =>
      node.matches('[role="alert"]') || node.querySelector('[role="alert"]') !== null;
    new MutationObserver((mutations) => {
      for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element && isAlert(node)) seen.alerts += 1;
      }
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  return () => counter.evaluate(({ alerts }) => alerts);
}

test(
  'a customer whose data cannot be fetched after the login is told so and can log in again',
  { tag: ['@E20', '@L15'] },
  async ({ page, sandbox, expectedErrors }) => {
    expectedErrors.push(/status of 500.*GetUser/u);
    const login = new LoginPage(page);
    await login.open();
    await login.startQr();
    await sandbox.addFault({ path: getUser, status: 500 });
    await sandbox.phone('complete', customers.maja.personalNumber);
    await expect(page.getByRole('alert')).toContainText('Okänt fel. Försök igen.');

    await sandbox.clearFaults();
    await expect(login.consent).toBeChecked();
    await login.startButton.click();
    await expect(login.qrHeading).toBeVisible();
    await sandbox.phone('complete', customers.maja.personalNumber);
    await expect(page).toHaveURL('/oversikt');
  },
);

test(
  'a customer who reloads while the server fails is told so, can log out, and can try again',
  { tag: ['@L26', '@E05', '@E06', '@Z03'] },
  async ({ page, sandbox, openAs, announcements, expectedErrors }) => {
    expectedErrors.push(/status of 500.*(?:GetUser|GetSiteCurrentState)/u, /net::ERR_/u);
    const failed = page.getByRole('alert');
    const tryAgain = page.getByRole('button', { name: 'Försök igen' });
    const answered = 'Något gick fel!';
    await openAs(customers.maja, '/oversikt');
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
    await sandbox.addFault({ path: getUser, status: 500 });
    await page.goto('/krav');
    await expect(failed.getByRole('heading', { level: 1 })).toHaveText(answered);
    await expect(failed).toContainText(
      'Vi kan inte hämta dina uppgifter just nu. Försök igen om en stund.',
    );
    await tryAgain.press('Enter');
    await expect.poll(announcements).toContainEqual(expect.stringContaining(answered));
    await expect(tryAgain).toBeFocused();
    await sandbox.clearFaults();
    const alerts = await countAlerts(page);
    await tryAgain.press('Enter');
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Krav' })).toBeFocused();
    expect(await alerts(), 'what is over is not said again').toBe(0);

    // The same when the state of the systems is unknown.
    await sandbox.addFault({ path: getSiteState, status: 500 });
    await page.goto('/oversikt');
    await expect(failed.getByRole('heading', { level: 1 })).toHaveText(answered);
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
    await tryAgain.press('Enter');
    await expect.poll(announcements).toContainEqual(expect.stringContaining(answered));
    await expect(tryAgain).toBeFocused();
    await sandbox.clearFaults();
    await tryAgain.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeFocused();

    // Without any answer, the network may be at fault. The customer may still have a session.
    await sandbox.addFault({ path: getUser, abort: true });
    await page.goto('/oversikt');
    await expect(page.getByRole('heading', { level: 1, name: connectionText })).toBeVisible();
    await sandbox.clearFaults();
    await page.getByRole('main').getByRole('link', { name: 'Logga ut' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
    await page.goto('/oversikt');
    await expect(page).toHaveURL('/loggain');
  },
);

test(
  'the connection screen covers only the page whose call was lost, and is announced',
  { tag: ['@E06', '@Z21'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/u);
    await openAs(customers.maja, '/oversikt');
    await sandbox.addFault({ path: getPackage, abort: true });
    await page.getByRole('link', { name: 'Krav', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: connectionText })).toBeFocused();
    await pictureOfError(page, 'E06');
    await expect
      .poll(() => sandbox.errorReports())
      .toEqual([{ message: `network ${getPackage}`, stack: expect.any(String) }]);

    await page.getByRole('link', { name: 'Översikt' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
    await page.getByRole('link', { name: 'Logga ut' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
  },
);

test(
  'a customer keeps focus when the claims are fetched again, and never sees the server’s error text',
  { tag: ['@C21', '@E26'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 500/u);
    const body = 'NullReferenceException at Claims.cs:42 for 198704129843';
    await sandbox.addFault({ path: getPackage, status: 500, body });
    await openAs(customers.maja, '/krav');
    const reload = page.getByRole('button', { name: 'Ladda om' });
    await reload.focus();
    await expect(page.locator('body')).not.toContainText(/Exception|Claims\.cs|198704129843/u);
    await pictureOfError(page, 'E26');
    await page.keyboard.press('Enter');
    await expect(reload).toBeFocused();
    await sandbox.clearFaults();
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test(
  'a customer who returns to a page that cannot be refreshed sees the old data, is told so, and can try again',
  { tag: ['@E05', '@E26'] },
  async ({ page, sandbox, openAs, announcements, expectedErrors }) => {
    expectedErrors.push(/status of 500/u);
    await retryAtOnce(page);
    const shell = new Shell(page);
    const claims = new ClaimsPage(page);
    const heading = page.getByRole('heading', { level: 1 });
    const notice = page.getByRole('status').filter({ hasText: 'Sidan kunde inte uppdateras' });
    const tryAgain = page.getByRole('button', { name: 'Försök igen' });
    const said = 'Sidan kunde inte uppdateras. Uppgifterna du ser kan ha ändrats.';
    await openAs(customers.maja, '/krav');
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
    await shell.item('Översikt').click();
    await expect(heading).toHaveText('Hej Maja');

    await sandbox.addFault({ path: getPackage, status: 500 });
    await shell.item('Krav').click();
    await expect(claims.caseLink('47110023918')).toBeVisible();
    await expect(notice).toContainText('Uppgifterna du ser kan ha ändrats.');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page, {
      title: /^Krav – /u,
      heading: /^Krav/u,
      shows: () => expect(notice).toBeVisible(),
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    await tryAgain.press('Enter');
    await expect.poll(announcements).toContain(said);
    await expect(tryAgain).toBeFocused();

    // The notice belongs to the page whose refetch failed.
    await shell.item('Översikt').click();
    await expect(heading).toHaveText('Hej Maja');
    await expect(notice).toHaveCount(0);
    await page.goBack();
    await expect(notice).toBeVisible();

    await sandbox.clearFaults();
    await sandbox.changeCustomer(customers.maja.personalNumber, {
      cases: { '47110023918': { amountToPay: '1 234' } },
    });
    await tryAgain.press('Enter');
    await expect(claims.caseTable.getByText(/^1\s234\skr$/u)).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expect(heading).toBeFocused();
    await expect.poll(announcements).toContain('Sidan är uppdaterad.');
  },
);

test('a tab never shows one customer’s name beside another’s cases', async ({
  page,
  openAs,
  sandbox,
  expectedErrors,
}) => {
  // The live connection may be starting in the session that the new one replaces.
  expectedErrors.push(/portalHub/u);
  await openAs(customers.maja, '/krav');
  await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();

  const other = await page.context().newPage();
  await other.request.post(`${sandbox.url}/sandbox/api/login`, {
    data: { personalNumber: customers.ivar.personalNumber },
  });
  await other.goto('/oversikt');
  await expect(other.getByRole('heading', { level: 1, name: 'Hej Ivar' })).toBeVisible();

  await expect(page.getByText('Maja Lindqvist')).toHaveCount(0);
  await expect(page.getByText('Ivar Sandström').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('tab', { name: 'Aktiva (2)' })).toBeVisible();
});
