import { InactivityWarning } from './pages/InactivityWarning.ts';
import { Shell } from './pages/Shell.ts';
import { stopTimeHere, takeOverTime } from './support/fakeTime.ts';
import { callsOf, expectJoined, setVisible } from './support/liveConnection.ts';
import { pictureOfError } from './support/pictureOfError.ts';
import { recordCalls } from './support/recordCalls.ts';
import { customers, expect, test } from './support/test.ts';

const alivePath = '/api/PortalIdentity/SendBrowserAlive';

test(
  'keep-alive is sent every 15 seconds for a logged-in customer, and not while the page is hidden or offline',
  { tag: ['@B01', '@B02', '@Q11', '@E07'] },
  async ({ page, context, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/SendBrowserAlive/u, /net::ERR_INTERNET_DISCONNECTED/u);
    await takeOverTime(page);
    // The server must have received the first call before the clock stops.
    const early = page.waitForResponse((response) => response.url().endsWith(alivePath));
    await openAs(customers.maja, '/oversikt');
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
    await expectJoined(sandbox);
    await stopTimeHere(page);
    await early;
    const calls = recordCalls(page);
    await sandbox.forgetCalls();
    const sent = () => calls.filter(({ path }) => path === alivePath).length;
    // Starts the interval again, since time passed while the page loaded.
    await setVisible(page, false);
    await setVisible(page, true);

    await page.clock.runFor(2999);
    expect(sent(), 'before the first').toBe(0);
    await page.clock.runFor(1);
    await expect.poll(sent).toBe(1);
    await page.clock.runFor(14_999);
    expect(sent()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(sent).toBe(2);
    await page.clock.runFor(15_000);
    await expect.poll(sent).toBe(3);
    const last = calls.findLast(({ path }) => path === alivePath);
    expect(last).toMatchObject({ method: 'POST', body: null });
    expect(last?.headers).toHaveProperty('x-xsrf-token');
    await expect.poll(async () => callsOf(sandbox, alivePath)).toBe(3);

    await setVisible(page, false);
    await page.clock.runFor(60_000);
    expect(sent(), 'hidden').toBe(3);
    await setVisible(page, true);
    await page.clock.runFor(2999);
    expect(sent()).toBe(3);
    await page.clock.runFor(1);
    await expect.poll(sent).toBe(4);

    await context.setOffline(true);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await page.clock.runFor(60_000);
    expect(sent(), 'offline').toBe(4);
    await context.setOffline(false);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);

    // A failed keep-alive shows nothing.
    await sandbox.addFault({ path: alivePath, abort: true });
    let cut = 0;
    page.on('requestfailed', (request) => {
      if (request.url().endsWith(alivePath)) cut += 1;
    });
    await page.clock.runFor(3000);
    await expect.poll(sent).toBe(5);
    await page.clock.runFor(15_000);
    await expect.poll(sent).toBe(6);
    await expect.poll(() => cut).toBe(2);
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await pictureOfError(page, 'E07');
    const reports = calls.filter(({ path }) => path.includes('LogError'));
    expect(JSON.stringify(reports)).not.toContain('SendBrowserAlive');

    await page.clock.resume();
    await new Shell(page).logOut.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
    await page.clock.fastForward(60_000);
    await page.evaluate(() => fetch('/api/PortalSiteState/GetBankIDCurrentState'));
    expect(sent(), 'logged out').toBe(6);
    await expect(new InactivityWarning(page).dialog).toHaveCount(0);
  },
);
