import { DummyLogin } from '../pages/DummyLogin.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { Shell } from '../pages/Shell.ts';
import { customers } from '../support/customers.ts';
import { opens, type Scenario } from './scenario.ts';

/** The calls of logging in and out, and of finding out who is there and what is open. */
export const entryScenarios: readonly Scenario[] = [
  {
    call: 'startDummyLogin',
    path: '/api/BankIdLogin/StartDummyLogin',
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
    path: '/api/BankIdLogin/RestartLogin',
    customer: null,
    start: '/loggain',
    prepare: ({ page }) => new LoginPage(page).startQr(),
    act: ({ sandbox }) => sandbox.phone('startFailed'),
  },
  {
    call: 'getLoginStatus',
    path: '/api/BankIdLogin/GetLoginStatus',
    customer: null,
    start: '/loggain',
    prepare: ({ page }) => new LoginPage(page).startQr(),
    act: () => Promise.resolve(),
  },
  {
    call: 'finalizeLogin',
    path: '/api/PortalIdentity/FinalizeLogin',
    customer: null,
    start: '/loggain',
    prepare: ({ page }) => new LoginPage(page).startQr(),
    act: ({ sandbox }) => sandbox.phone('complete', customers.maja.personalNumber),
  },
  { call: 'getUser', path: '/api/PortalIdentity/GetUser', act: opens('/krav') },
  {
    call: 'logout',
    path: '/api/PortalIdentity/Logout',
    start: '/oversikt',
    act: ({ page }) => new Shell(page).logOut.click(),
  },
  {
    call: 'refresh',
    path: '/api/PortalIdentity/Refresh',
    start: '/oversikt',
    prepare: ({ sandbox }) => sandbox.expireSession(customers.maja.personalNumber, 'access'),
    act: ({ page }) => new Shell(page).item('Skador').click(),
  },
  {
    call: 'getVipAccess',
    path: '/api/PortalSiteState/GetVipAccess',
    system: 'payments',
    prepare: ({ sandbox }) => sandbox.setSystems({ payments: false }),
    act: opens('/krav'),
  },
  {
    call: 'getSiteCurrentState',
    path: '/api/PortalSiteState/GetSiteCurrentState',
    system: 'portal',
    act: opens('/krav'),
  },
  {
    call: 'getSiteInformationText',
    path: '/api/PortalSiteState/GetSiteInformationText',
    system: 'portal',
    act: opens('/oversikt'),
  },
  {
    call: 'getBankIdCurrentState',
    path: '/api/PortalSiteState/GetBankIDCurrentState',
    system: 'portal',
    customer: null,
    act: opens('/loggain'),
  },
];
