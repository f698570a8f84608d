import type { Page } from '@playwright/test';

import { DummyLogin } from './pages/DummyLogin.ts';
import { InactivityWarning } from './pages/InactivityWarning.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { Shell } from './pages/Shell.ts';
import { stopTimeHere, takeOverTime } from './support/fakeTime.ts';
import { tabTo } from './support/keyboard.ts';
import { callsOf } from './support/liveConnection.ts';
import { loginPaths } from './support/loginPaths.ts';
import { customers, expect, test } from './support/test.ts';

const minute = 60_000;
const { maja } = customers;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const spoken = (page: Page) => page.locator('[aria-live="assertive"] > *');
const lastAction = (page: Page) => page.evaluate(() => localStorage.getItem('lastAction'));
const now = async (page: Page) => String(await page.evaluate(() => Date.now()));

// When a journey moves time, a periodic call and the renewal of the session go out together. The call may then carry the
// old session: the server refuses it, and the portal repeats it.
test.use({ expectedErrors: [/status of 401 .*(?:SendBrowserAlive|negotiate|GetNumberOfUnread)/u] });

test(
  'an inactive customer is warned two minutes before the log-out, hears the time left, and can stay',
  { tag: ['@Z01', '@Z100', '@B04', '@B03', '@B05'] },
  async ({ page, sandbox, openAs, announcements }) => {
    const warning = new InactivityWarning(page);
    await takeOverTime(page);
    await openAs(maja, '/krav');
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
    await stopTimeHere(page);
    const link = page.getByRole('link').filter({ hasText: /^47110023918$/u });
    await tabTo(page, link);
    // The browser tells of the scroll to the link, which is an action too, with the next frame.
    await expect(link).toBeInViewport();
    expect(await lastAction(page)).toBe(await now(page));

    // Keep-alive goes on, but does not count as an action.
    await page.clock.fastForward(13 * minute - 1000);
    await expect(warning.dialog).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(warning.dialog).toBeFocused();
    await expect(warning.dialog).toHaveAccessibleDescription(/Du loggas ut om 2\sminuter\./u);
    await expect(page).toHaveTitle('Du loggas snart ut – Mina sidor');
    await page.clock.runFor(2000);
    await expect(warning.dialog).toContainText('1 minut och 58 sekunder');
    for (const [seconds, said] of [
      [58, 'Du loggas ut om 1 minut.'],
      [30, 'Du loggas ut om 30 sekunder.'],
      [20, 'Du loggas ut om 10 sekunder.'],
    ] as const) {
      await page.clock.runFor(seconds * 1000);
      await expect(spoken(page)).toContainText([said]);
    }
    expect((await announcements()).filter((said) => said.includes('loggas ut'))).toHaveLength(3);

    await sandbox.forgetCalls();
    await warning.stay.press('Enter');
    await expect(warning.dialog).toHaveCount(0);
    const answered = await now(page);
    await page.clock.runFor(100);
    await expect(link).toBeFocused();
    await expect(page).toHaveTitle('Krav – Mina sidor');
    await expect.poll(async () => callsOf(sandbox, loginPaths.refresh)).toBe(1);
    expect(await lastAction(page)).toBe(answered);
    await page.clock.fastForward(13 * minute - 1000);
    await expect(warning.dialog).toHaveCount(0);

    // The warning also covers another dialog, and both close with the page.
    const cookies = page.getByRole('dialog', { name: 'Om kakor' });
    await new Shell(page).footer.getByRole('button', { name: 'Om kakor' }).click();
    await expect(cookies).toBeVisible();
    await page.clock.fastForward(13 * minute);
    await expect(warning.dialog).toBeFocused();
    await page.clock.fastForward(2 * minute);
    await expect(heading(page, 'Du är utloggad')).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading(page, 'Du är utloggad')).toBeFocused();
    await expect.poll(async () => callsOf(sandbox, loginPaths.logout)).toBe(1);
    expect(await lastAction(page)).toBeNull();
  },
);

test.describe('on a screen for fingers too', () => {
  test.use({ hasTouch: true });

  test(
    'Z45: any action of the customer closes the warning, which says so once, and presses nothing else',
    { tag: ['@Z45', '@Z54'] },
    async ({ page, openAs, announcements }) => {
      const warning = new InactivityWarning(page);
      await takeOverTime(page);
      await openAs(maja, '/krav');
      await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
      await stopTimeHere(page);
      await page.mouse.move(5, 5);
      const link = page.getByRole('link').filter({ hasText: /^47110023918$/u });
      const box = await link.boundingBox();
      if (box === null) throw new Error('The link is not drawn.');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const signs = {
        'the mouse': () => page.mouse.move(x, y),
        'a key': () => page.keyboard.press('Shift'),
        'a finger': () => page.touchscreen.tap(x, y),
      };
      for (const [name, act] of Object.entries(signs)) {
        await page.keyboard.press('Shift');
        await page.clock.fastForward(13 * minute);
        await expect(warning.dialog, name).toBeVisible();
        // The dialog's text includes the time, so it is not announced separately.
        await expect(warning.dialog.getByText('2 minuter')).toHaveCount(1);
        await page.clock.runFor(90_000);
        await expect(warning.dialog).toContainText('Du loggas ut om 30 sekunder.');
        const saidBefore = (await announcements()).length;
        await act();
        await page.clock.runFor(1000);
        await expect(warning.dialog, name).toHaveCount(0);
        await page.clock.runFor(minute);
        expect((await announcements()).slice(saidBefore), name).toEqual([
          'Du är fortfarande inloggad.',
        ]);
        await expect(page, name).toHaveURL('/krav');
        await expect(page, name).toHaveTitle('Krav – Mina sidor');
        expect(await page.evaluate(() => scrollY), name).toBe(0);
      }
      // The last action starts the full time again.
      await page.clock.fastForward(12 * minute - 2000);
      await expect(warning.dialog).toHaveCount(0);
      await page.clock.runFor(2000);
      await expect(warning.dialog).toBeVisible();
    },
  );
});

test(
  'activity in one tab counts in all tabs, and a log-out in one tab clears all of them',
  { tag: ['@B05', '@Z12', '@L25'] },
  async ({ page, context, sandbox, openAs }) => {
    await takeOverTime(page);
    await openAs(maja, '/krav');
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${sandbox.url}/oversikt`);
    await expect(heading(other, 'Hej Maja')).toBeVisible();
    await stopTimeHere(other);
    await other.keyboard.press('Shift');
    await page.clock.fastForward(13 * minute);
    await expect(new InactivityWarning(page).dialog).toBeVisible();
    await new InactivityWarning(other).stay.click();
    await expect(new InactivityWarning(other).dialog).toHaveCount(0);
    await expect(new InactivityWarning(page).dialog).toHaveCount(0);
    await page.clock.resume();
    // The checkout's tab is another document and shows the notice too.
    const paying = await context.newPage();
    await paying.goto(`${sandbox.url}/krav/betala/finns-inte`);
    await expect(new Shell(paying).logOut).toBeVisible();

    await sandbox.forgetCalls();
    const cookies = page.getByRole('dialog', { name: 'Om kakor' });
    await new Shell(page).footer.getByRole('button', { name: 'Om kakor' }).click();
    await expect(cookies).toBeVisible();
    await new Shell(other).logOut.click();
    await expect(cookies).toHaveCount(0);
    await expect(heading(page, 'Du är utloggad')).toBeFocused();
    const elsewhere = 'Du har loggat ut i en annan flik eller ett annat fönster.';
    await expect(page.getByRole('main').getByText(elsewhere)).toBeVisible();
    await expect(heading(paying, 'Du är utloggad')).toBeVisible();
    await expect(paying.getByText(elsewhere)).toBeVisible();
    await expect(page.getByText('Maja Lindqvist')).toHaveCount(0);
    await expect(heading(other, 'Du är utloggad')).toBeVisible();
    // Only one tab calls the server: a later call would end the session of the next customer.
    await expect.poll(async () => callsOf(sandbox, loginPaths.logout)).toBe(1);
    expect(await callsOf(sandbox, '/api/Insurance/GetReferenceNumberBasePackage')).toBe(0);

    await other.getByRole('link', { name: 'Logga in igen' }).click();
    await new LoginPage(other).consent.check();
    await new DummyLogin(other).logIn(maja.personalNumber);
    await expect(heading(other, 'Hej Maja')).toBeVisible();
    await expect(heading(page, 'Krav')).toBeVisible();
    await expect(heading(paying, 'Krav')).toBeVisible();
    expect(await callsOf(sandbox, loginPaths.logout)).toBe(1);
  },
);
