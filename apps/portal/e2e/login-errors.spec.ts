import { LoginPage } from './pages/LoginPage.ts';
import { expectAccessible } from './support/accessible.ts';
import { passTimeUntil, passTimeUntilAlert, stopTime, takeOverTime } from './support/fakeTime.ts';
import { loginPaths } from './support/loginPaths.ts';
import { pictureOfError } from './support/pictureOfError.ts';
import { countOf, recordCalls } from './support/recordCalls.ts';
import { customers, expect, test } from './support/test.ts';

const timedOut = 'Inloggningen avbröts. Försök gärna igen.';
const unknownError = 'Okänt fel. Försök igen.';

test.describe('a customer whose login fails in the app', () => {
  const failures = [
    {
      name: 'that was not used in time',
      hintCode: 'expiredTransaction',
      text: 'BankID-appen svarar inte. Kontrollera att den är startad och att du har internetanslutning. Försök sedan igen.',
      tag: ['@L17', '@E17'],
      picture: 'E17',
    },
    {
      name: 'with an old or blocked BankID',
      hintCode: 'certificateErr',
      text: 'Ditt BankID är för gammalt eller spärrat. Använd ett annat BankID eller skaffa ett nytt hos din bank.',
      tag: ['@L17', '@E18'],
      picture: 'E18',
    },
    {
      name: 'by the own wish',
      hintCode: 'userCancel',
      text: 'Åtgärden avbruten.',
      tag: ['@L17', '@E19'],
      picture: 'E19',
    },
    {
      name: 'because of another order',
      hintCode: 'cancelled',
      text: 'Åtgärden avbruten.',
      tag: ['@L17', '@E19'],
      picture: null,
    },
    {
      name: 'for a reason that nobody knows yet',
      hintCode: 'somethingNew',
      text: unknownError,
      tag: ['@L19', '@E20'],
      picture: 'E20-unknown',
    },
  ] as const;

  for (const { name, hintCode, text, tag, picture } of failures) {
    test(
      `${name} is told why and can start again`,
      { tag: [...tag] },
      async ({ page, sandbox }) => {
        await takeOverTime(page);
        const login = new LoginPage(page);
        await login.open();
        const calls = recordCalls(page);
        await stopTime(page);
        await login.startQr();
        await sandbox.addFault({ path: loginPaths.status, body: { status: 'failed', hintCode } });
        await passTimeUntil(page, () => countOf(calls, loginPaths.status) === 1);
        await passTimeUntilAlert(page);
        await expect(page.getByRole('alert')).toContainText(text);
        await expect(page.getByRole('heading', { name: 'Logga in med BankID' })).toBeFocused();
        await expect(login.startButton).toBeVisible();
        if (picture !== null) await pictureOfError(page, picture);
        await page.clock.runFor(10_000);
        expect(countOf(calls, loginPaths.status)).toBe(1);
        expect(countOf(calls, loginPaths.restart)).toBe(0);

        await sandbox.clearFaults();
        await login.startQr();
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
    );
  }
});

test(
  'an unknown BankID status leaves the login at its step',
  { tag: ['@L19'] },
  async ({ page, sandbox }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.startQr();
    const pending = {
      path: loginPaths.status,
      body: { status: 'pending', hintCode: 'somethingNew' },
    };
    await sandbox.addFault(pending);
    await expect(page.getByRole('status')).toContainText(
      'En identifiering eller underskrift pågår.',
    );
    await expect(login.qrHeading).toBeVisible();
    await sandbox.clearFaults();
    await sandbox.phone('sign');
    const signing = page.getByRole('heading', { name: 'Legitimera dig i appen' });
    await expect(signing).toBeVisible();
    await sandbox.addFault(pending);
    await page.waitForResponse((response) => response.url().endsWith(loginPaths.status));
    await page.waitForRequest((request) => request.url().endsWith(loginPaths.status));
    await expect(signing).toBeVisible();
  },
);

test.describe('an app that does not start', () => {
  test(
    'is tried four more times before the customer is told',
    { tag: ['@L18', '@E20', '@Q06'] },
    async ({ page, sandbox }) => {
      await takeOverTime(page);
      const login = new LoginPage(page);
      await login.open();
      const calls = recordCalls(page);
      await stopTime(page);
      await login.startQr();
      for (const restarts of [1, 2, 3, 4]) {
        await sandbox.phone('startFailed');
        await passTimeUntil(page, () => countOf(calls, loginPaths.restart) === restarts);
        await expect(login.qrHeading).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
      await sandbox.phone('startFailed');
      await passTimeUntilAlert(page);
      await expect(page.getByRole('alert')).toContainText(timedOut);
      expect(countOf(calls, loginPaths.restart)).toBe(4);
      expect(calls.find(({ path }) => path === loginPaths.restart)?.method).toBe('GET');
      await expect(login.startButton).toBeVisible();
    },
  );
});

test.describe('a customer who cannot be logged in', () => {
  test(
    'because of the network is told so',
    { tag: ['@E20'] },
    async ({ page, sandbox, expectedErrors }) => {
      expectedErrors.push(/net::ERR_/u);
      const login = new LoginPage(page);
      await login.open();
      await sandbox.addFault({ path: loginPaths.startQr, abort: true });
      await login.consent.check();
      await login.startButton.click();
      await expect(page.getByRole('alert')).toContainText('Nätverksfel');
      await expect(page.getByText(/avbrott i nätverksuppkopplingen/u)).toHaveCount(0);
      await expect(login.startButton).toBeVisible();
      await pictureOfError(page, 'E20-network');
    },
  );

  test(
    'because the code that draws the QR code is lost can log in after the page has reloaded itself',
    { tag: ['@Z24'] },
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/ERR_FAILED/u);
      const code = '**/assets/QrCodeOfLogin-*.js';
      let isLost = true;
      await page.route(code, (route) => (isLost ? route.abort() : route.continue()));
      const login = new LoginPage(page);
      const failed = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('QrCodeOfLogin'),
      );
      await login.open();
      await failed;
      const reloaded = page.waitForEvent('domcontentloaded');
      page.on('request', (request) => {
        if (request.isNavigationRequest()) isLost = false;
      });
      await login.consent.check();
      await login.startButton.click();
      await reloaded;
      await login.startQr();
    },
  );

  test(
    'because the code that draws the QR code stays lost is told so after one reload, and can cancel',
    { tag: ['@Z24'] },
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/ERR_FAILED/u);
      await page.route('**/assets/QrCodeOfLogin-*.js', (route) => route.abort());
      const login = new LoginPage(page);
      await login.open();
      const reloaded = page.waitForEvent('domcontentloaded');
      await login.consent.check();
      await login.startButton.click();
      await reloaded;
      await login.consent.check();
      await login.startButton.click();
      await expectAccessible(page, {
        title: /^Logga in/u,
        heading: 'Välkommen till Mina sidor',
        shows: () => expect(page.getByRole('alert')).toContainText('QR-koden kan inte visas'),
      });
      await expect(page.getByRole('button', { name: 'Ladda om sidan' })).toBeVisible();
      await page.getByRole('button', { name: 'Avbryt' }).click();
      await expect(login.startButton).toBeVisible();
    },
  );

  test(
    'because the server does not answer is told that the login was interrupted',
    { tag: ['@E20'] },
    async ({ page, sandbox }) => {
      await takeOverTime(page);
      const login = new LoginPage(page);
      await login.open();
      await stopTime(page);
      await sandbox.addFault({ path: loginPaths.startQr, delayMs: 120_000 });
      await login.consent.check();
      await login.startButton.click();
      await expect(page.getByRole('button', { name: 'Avbryt' })).toBeVisible();
      await page.clock.runFor(59_000);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await passTimeUntilAlert(page);
      await expect(page.getByRole('alert')).toContainText(timedOut);
      await pictureOfError(page, 'E20-timeout');
    },
  );

  test(
    'because the server fails is told that the error is unknown',
    { tag: ['@E20'] },
    async ({ page, sandbox, expectedErrors }) => {
      expectedErrors.push(/status of 500/u);
      const login = new LoginPage(page);
      await login.open();
      await sandbox.addFault({ path: loginPaths.startQr, status: 500 });
      await login.consent.check();
      await login.startButton.click();
      await expect(page.getByRole('alert')).toContainText(unknownError);
    },
  );

  test(
    'at the last step has had three calls made, then an error and the start screen',
    { tag: ['@L14', '@E20'] },
    async ({ page, sandbox, expectedErrors }) => {
      expectedErrors.push(/status of 500/u);
      const login = new LoginPage(page);
      await login.open();
      const calls = recordCalls(page);
      await login.startQr();
      await sandbox.addFault({ path: loginPaths.finalize, status: 500 });
      await sandbox.phone('complete', customers.maja.personalNumber);
      await expect(page.getByRole('alert')).toContainText(unknownError);
      expect(countOf(calls, loginPaths.finalize)).toBe(3);
      await expect(login.startButton).toBeVisible();
      await expect(page).toHaveURL('/loggain');
    },
  );

  test(
    'at the first two tries of the last step gets in at the third',
    { tag: ['@L14'] },
    async ({ page, sandbox, expectedErrors }) => {
      expectedErrors.push(/status of 500/u);
      const login = new LoginPage(page);
      await login.open();
      const calls = recordCalls(page);
      await login.startQr();
      await sandbox.addFault({ path: loginPaths.finalize, status: 500, times: 2 });
      await sandbox.phone('complete', customers.maja.personalNumber);
      await expect(page).toHaveURL('/oversikt');
      const sent = calls.filter(({ path }) => path === loginPaths.finalize);
      expect(sent).toHaveLength(3);
      expect(sent[0]?.body).toHaveProperty('loginTicket');
      expect(sent[2]?.body).toEqual(sent[0]?.body);
    },
  );
});
