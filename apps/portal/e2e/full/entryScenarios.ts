import { ClaimsPage } from '../pages/ClaimsPage.ts';
import { DummyLogin } from '../pages/DummyLogin.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { Shell } from '../pages/Shell.ts';
import { breakSorting } from '../support/breakPage.ts';
import { customers } from '../support/customers.ts';
import { opens, type Scenario } from './scenario.ts';

/** The calls of logging in and out, and of finding out who is there and what is open. */
export const entryScenarios: readonly Scenario[] = [
  {
    call: 'startDummyLogin',
    customer: null,
    start: '/loggain',
    prepare: ({ page }) => new LoginPage(page).consent.check(),
    act: ({ page }) => new DummyLogin(page).logIn(customers.maja.personalNumber),
  },
  {
    call: 'startLogin',
    path: '/api/BankIdLogin/StartLogin/qr',
    customer: null,
    start: '/loggain',
    prepare: ({ page }) => new LoginPage(page).consent.check(),
    act: ({ page }) => new LoginPage(page).startButton.click(),
  },
  {
    call: 'restartLogin',
    customer: null,
    start: '/loggain',
    prepare: ({ page }) => new LoginPage(page).startQr(),
    act: ({ sandbox }) => sandbox.phone('startFailed'),
  },
  {
    call: 'getLoginStatus',
    customer: null,
    start: '/loggain',
    prepare: ({ page }) => new LoginPage(page).startQr(),
    act: () => Promise.resolve(),
  },
  {
    call: 'finalizeLogin',
    customer: null,
    start: '/loggain',
    prepare: ({ page }) => new LoginPage(page).startQr(),
    act: ({ sandbox }) => sandbox.phone('complete', customers.maja.personalNumber),
  },
  { call: 'getUser', act: opens('/krav') },
  {
    call: 'logout',
    start: '/oversikt',
    act: ({ page }) => new Shell(page).logOut.click(),
  },
  {
    call: 'refresh',
    start: '/oversikt',
    act: async ({ page, sandbox }) => {
      await sandbox.expireSession(customers.maja.personalNumber, 'access');
      await page.goto('/skador');
    },
  },
  {
    call: 'sendBrowserAlive',
    start: '/krav',
    act: ({ page }) => page.clock.runFor(15_000),
  },
  {
    call: 'logError',
    start: '/krav',
    act: async ({ page }) => {
      await breakSorting(page);
      const byAmount = new ClaimsPage(page).payments.getByRole('button', { name: 'Belopp' });
      await byAmount.click();
    },
  },
  {
    call: 'getVipAccess',
    system: 'payments',
    prepare: ({ sandbox }) => sandbox.setSystems({ payments: false }),
    act: opens('/krav'),
  },
  {
    call: 'getSiteCurrentState',
    system: 'portal',
    act: opens('/krav'),
  },
  {
    call: 'getSiteInformationText',
    system: 'portal',
    answerIsShown: true,
    act: opens('/oversikt'),
  },
  {
    call: 'getBankIdCurrentState',
    system: 'portal',
    customer: null,
    act: opens('/loggain'),
  },
];
