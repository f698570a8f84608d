import { Shell } from './pages/Shell.ts';
import {
  breakFilledTextAtPress,
  breakLinksHomeAtPress,
  breakSorting,
  repair,
} from './support/breakPage.ts';
import { settled } from './support/settled.ts';
import { customers, expect, test } from './support/test.ts';
import { provider } from './support/thisProvider.ts';

const oops = 'Oops! Ett oväntat problem har inträffat.';

test(
  'a page that crashes says so, is reported once without personal data, and the next page works',
  { tag: ['@E24', '@E26', '@Q33', '@Z21'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/TypeError/u);
    const heading = page.getByRole('heading', { level: 1 });
    await openAs(customers.maja, '/krav');
    const history = page.getByRole('table', { name: 'Betalningshistorik' });
    const byAmount = history.getByRole('button', { name: 'Belopp' });
    await expect(byAmount).toBeVisible();
    await breakSorting(page);
    await byAmount.focus();
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0);
    await byAmount.press('Enter');

    await expect(heading).toHaveText(oops);
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle('Ett oväntat problem har inträffat – Mina sidor');
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    await expect(
      page.getByRole('main').getByRole('link', { name: /^Kontakta oss/u }),
    ).toHaveAttribute('href', provider.links.contactUs);
    await expect(page.getByRole('main')).not.toContainText(/TypeError|4711|Maja/u);
    await expect.poll(() => sandbox.errorReports()).toHaveLength(1);
    const [report] = await sandbox.errorReports();
    expect(report?.message).toBe('Ärende [number] för [number], [e-mail]');
    expect(report?.stack).toMatch(/assets\/[\w.-]+\.js:\d+:\d+/u);
    expect(JSON.stringify(report)).not.toMatch(/0017|4711|exempel/u);

    await repair(page);
    await new Shell(page).item('Översikt').click();
    await expect(heading).toHaveText('Hej Maja');
    await expect(page).toHaveTitle(/^Översikt/u);
    await page.goBack();
    await expect(byAmount).toBeVisible();
    await expect(page).toHaveTitle(/^Krav/u);
    expect(await sandbox.errorReports()).toHaveLength(1);
  },
);

test(
  'a crash outside the pages, or of the error page itself, shows an error under a header without a menu and leaves nothing blank',
  { tag: ['@E24', '@N03', '@Q33'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/TypeError/u);
    const heading = page.getByRole('heading', { level: 1 });
    const shell = new Shell(page);
    await openAs(customers.maja, '/oversikt');
    await expect(heading).toHaveText('Hej Maja');
    await breakFilledTextAtPress(page, 'utskrivet');
    await shell.item('Krav').click();
    await expect(heading).toHaveText(oops);
    await expect(heading).toBeFocused();
    await expect(shell.header).toBeVisible();
    await expect(shell.header.getByRole('link')).toHaveCount(0);
    await expect(shell.navigation).toHaveCount(0);
    await expect(page.getByText('Maja Lindqvist')).toHaveCount(0);
    await expect.poll(() => sandbox.errorReports()).toHaveLength(1);
    // The router tries once more when it has arrived, and would succeed after the repair.
    await expect(page).toHaveURL('/krav');
    await settled(page);

    await repair(page);
    await sandbox.changeCustomer(customers.maja.personalNumber, { user: { balance: '36 967' } });
    await page.getByRole('link', { name: 'Till Mina sidor' }).click();
    await expect(heading).toHaveText('Hej Maja');
    await expect(page.getByText('36 967 kr')).toBeVisible();

    await page.setViewportSize({ width: 1280, height: 900 });
    // The error page may fail too.
    await breakLinksHomeAtPress(page);
    await shell.item('Krav').click();
    await expect(heading).toHaveText(oops);
    await expect(heading).toBeFocused();
    await expect(
      page.getByRole('link', { name: new RegExp(`${provider.name}|Till Mina sidor`, 'u') }),
    ).toHaveCount(0);
    await expect
      .poll(async () => (await sandbox.errorReports()).at(-1)?.message)
      .toBe('No way home');
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
  },
);

test(
  'a broken or missing configuration shows an error under a header without a menu, is reported, and can be tried again',
  { tag: ['@E24', '@N03'] },
  async ({ page, sandbox }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const block = /<script type="application\/json" id="config">[\s\S]*?<\/script>/u;
    const serve = (path: string, config: string) =>
      page.route(path, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(block, config) });
      });
    await serve('**/loggain', '<script type="application/json" id="config">{"links": {}</script>');
    await serve('**/krav', '');
    // With a prerendered login in the document, and without.
    for (const [path, count] of [
      ['/loggain', 1],
      ['/krav', 2],
    ] as const) {
      await page.goto(path);
      await expect(heading, path).toHaveText(oops);
      await expect(heading).toBeFocused();
      await expect.poll(() => sandbox.errorReports()).toHaveLength(count);
    }
    await expect(page).toHaveTitle(/^Ett oväntat problem/u);
    await page.unroute('**/krav');
    await page.unroute('**/loggain');
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await expect(
      page.getByRole('heading', { level: 2, name: 'Logga in med BankID' }),
    ).toBeVisible();
  },
);

test(
  'an uncaught error is reported and changes nothing on the page, even if the report fails',
  { tag: ['@E24', '@E08', '@Q33'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/uncaught: (thrown|rejected|unheard)/u, /status of 500 .*LogError/u);
    await openAs(customers.maja, '/oversikt');
    const heading = page.getByRole('heading', { level: 1, name: 'Hej Maja' });
    await expect(heading).toBeVisible();
    const goWrong = (message: string) =>
      page.evaluate((what) => {
        setTimeout(() => {
          throw new Error(what);
        });
      }, message);
    await goWrong('thrown of 19900101-0017');
    await page.evaluate(() => {
      void Promise.reject(new Error('rejected'));
    });
    const told = async () => (await sandbox.errorReports()).map((report) => report.message);
    // Either report may be the first to arrive.
    await expect
      .poll(async () => (await told()).toSorted())
      .toEqual(['rejected', 'thrown of [number]']);

    // The answer to the previous report may still be coming.
    const refused = page.waitForResponse(
      (response) => response.url().endsWith('/LogError') && response.status() === 500,
    );
    await sandbox.addFault({ path: '/api/Exception/LogError', status: 500 });
    await goWrong('unheard');
    await refused;
    await sandbox.clearFaults();
    await new Shell(page).item('Krav').click();
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
    await expect(page.locator('[data-announced="alert"]')).toHaveCount(0);
    expect(await told()).toHaveLength(2);
  },
);
