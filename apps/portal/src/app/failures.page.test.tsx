import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { notice, notices } from '../testing/notices.ts';
import { customers } from '../../e2e/support/customers.ts';
import { loginPaths } from '../../e2e/support/loginPaths.ts';
import { announced } from '../testing/pages/announced.ts';
import {
  address,
  callsOf,
  focusedText,
  hasSession,
  pageHeading,
  reportedErrors,
  shownAlerts,
  textOf,
} from '../testing/pages/onScreen.ts';
import { openPortal, sandbox } from '../testing/pages/openPortal.tsx';
import { overviewAnswered } from '../testing/pages/overviewAnswered.ts';
import { shownText } from '../testing/pages/shownText.ts';
import { createStoppedClock } from '../testing/pages/stoppedClock.ts';

const packagePath = '/api/Insurance/GetReferenceNumberBasePackage';
const connection = 'Något gick fel. Det kan bero på ett avbrott i nätverksuppkopplingen.';
const press = async (name: RegExp | string) =>
  userEvent.click((await screen.findAllByRole('link', { name }))[0] ?? document.body);
const button = (name: string) => screen.findByRole('button', { name });
const tryAgain = () => button('Försök igen');
const home = async () => {
  await press('Översikt');
  await overviewAnswered();
};

describe('while the state of the systems is unknown', () => {
  const isTitledAndCanBeTriedAgain = async (path: string, title: string, words: string) => {
    await sandbox.addFault({ path: loginPaths.siteState, status: 500 });
    await openPortal(path);
    await expect.poll(shownAlerts).toContain(`${words} Försök igen om en stund.`);
    expect(pageHeading()).toBe(title);
    await expect.poll(() => document.title).toBe(`Något gick fel! ${title} – Mina sidor`);
    if (path !== '/registerutdrag') {
      await expect
        .poll(() => shownText(notice('alert')?.querySelector('h2') ?? null))
        .toBe('Något gick fel!');
    }
    await sandbox.clearFaults();
    await userEvent.click(await tryAgain());
    await expect.poll(shownAlerts).toBe('');
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
    expect(address()).toBe(path);
    await expect.poll(() => document.title).toContain(title);
    expect(document.title).not.toContain('Något gick fel');
  };

  it.each([
    ['/krav', 'Krav', 'Vi kan inte hämta dina krav just nu.', 'E21'],
    ['/krav/47110023918', 'Ärendedetaljer', 'Vi kan inte hämta ditt ärende just nu.', 'E22'],
    ['/dokument', 'Dokument', 'Vi kan inte hämta dina dokument just nu.', 'E22'],
    ['/meddelanden', 'Meddelanden', 'Vi kan inte hämta dina meddelanden just nu.', 'E22'],
    ['/skador', 'Skador', 'Vi kan inte hämta dina skador just nu.', 'E22'],
  ])('%s is titled %s and says: %s It can be tried again [%s, R13]', async (path, title, words) =>
    isTitledAndCanBeTriedAgain(path, title, words),
  );

  it('the register extract is titled so, says that none can be ordered now, and can be tried again [E23, R13]', async () => {
    const words = 'Du kan tyvärr inte beställa registerutdrag just nu.';
    await isTitledAndCanBeTriedAgain('/registerutdrag', 'Registerutdrag', words);
  });

  it('says a second failure again, and the button keeps focus [E22, Z17]', async () => {
    await sandbox.addFault({ path: loginPaths.siteState, status: 500 });
    await openPortal('/krav/47110023918');
    const again = await tryAgain();
    await userEvent.click(again);
    await expect
      .poll(announced)
      .toContain('Något gick fel! Vi kan inte hämta ditt ärende just nu. Försök igen om en stund.');
    expect(document.activeElement).toBe(again);
    // The next page has an error and a title of its own.
    await press(/^Meddelanden/u);
    await expect.poll(shownAlerts).toContain('dina meddelanden');
    await expect.poll(() => document.title).toBe('Något gick fel! Meddelanden – Mina sidor');
  });
});

/** The pages that show data: their calls, and what stands there when these fail. */
const pages = [
  [
    'Krav',
    '/krav',
    [packagePath],
    'Vi kan inte visa din ärendeinformation och betalningshistorik.',
    'Ladda om',
  ],
  [
    'Dokument',
    '/dokument',
    ['/api/Communication/Documents', '/api/Communication/GetInsuranceDocumentMetadatas'],
    'Något gick fel när vi skulle hämta dokument',
    'Försök igen',
  ],
  [
    'Meddelanden',
    '/meddelanden',
    ['/api/Communication/GetConversations'],
    'Just nu går det inte att skicka meddelanden eller se startade konversationer.',
    'Försök igen',
  ],
  [
    'Skador',
    '/skador',
    ['/api/PortalDamage/GetDamages'],
    'Vi kan inte visa dina skador just nu.',
    'Försök igen',
  ],
] as const;

/** Stands in every failed answer, and may never be shown (row E26). */
const serverWords = 'Traceback 0x5EC2E7';
const body = { title: serverWords, detail: `at Db.Query (${serverWords})` };
const failures = {
  '400': { status: 400, body },
  '403': { status: 403, body },
  '409': { status: 409, body },
  '500': { status: 500, body },
  '503 of an unknown system': { status: 503, headers: { 'service-unavailable': 'coffee' }, body },
  '503 of no system': { status: 503, body },
  'no JSON': { status: 200, headers: { 'content-type': 'text/html' }, body: `<h1>${serverWords}` },
  'an answer without its fields': { status: 200, body: '[{}]' },
  'an answer with a wrong field': { status: 200, body: `{"0":"${serverWords}"}` },
};

it.each(Object.entries(failures))(
  'says on every page what is missing when its data ends as %s, offers to try again, and shows nothing of the server’s words [E05, E26, C21, E25, E11, E13, E16]',
  async (situation, fault) => {
    await sandbox.addFault({ path: '/api/Insurance/GetReferenceNumberBaseCard', ...fault });
    for (const path of pages.flatMap(([, , calls]) => calls)) {
      await sandbox.addFault({ path, ...fault });
    }
    const before = (await reportedErrors()).length;
    await openPortal('/krav/47110023918');
    await expect
      .poll(shownAlerts)
      .toContain('Vi kan inte visa ärendet just nu. Försök igen om en stund.');
    await button('Ladda om');
    for (const [name, path, , failure, wayOn] of pages) {
      await press(new RegExp(`^${name}`, 'u'));
      await expect.poll(pageHeading, { message: path }).toContain(name);
      await expect.poll(() => textOf('main'), { message: path }).toContain(failure);
      expect(screen.queryAllByRole('button', { name: wayOn }).length).toBeGreaterThan(0);
      expect(address()).toBe(path);
      expect(shownText()).not.toContain(serverWords);
    }
    await home();
    expect(shownAlerts()).toBe('');
    // A breach of the contract is reported once for all tries, naming only the call. A refusal is not reported.
    const told = async () => (await reportedErrors()).slice(before);
    const isBreach = situation.includes('JSON') || situation.includes('field');
    const ofDamages = async () =>
      (await told()).filter((message) =>
        message.startsWith('invalid /api/PortalDamage/GetDamages '),
      ).length;
    await expect.poll(ofDamages).toBe(isBreach ? 1 : 0);
    expect((await told()).filter((message) => !message.startsWith('invalid /api/'))).toEqual([]);
    expect(JSON.stringify(await sandbox.errorReports())).not.toContain(serverWords);
  },
);

it('says that there is no case with this number, and leads to the claims [E05, D01]', async () => {
  await sandbox.addFault({
    path: '/api/Insurance/GetReferenceNumberBaseCard',
    status: 404,
    body,
  });
  await openPortal('/krav/47110023918');
  await expect.poll(() => textOf('main')).toContain('Du har inget krav med det här numret');
  await press('Visa dina krav');
  await expect.poll(address).toBe('/krav');
});

it.each(pages)(
  'covers only %s when its call is lost, names the error in the title, reports it, and shows the page when tried again [E06, E08, R13, Z21]',
  async (name, path, calls) => {
    await openPortal('/oversikt');
    await overviewAnswered();
    for (const call of calls) await sandbox.addFault({ path: call, abort: true });
    const before = (await reportedErrors()).length;
    const told = async () => (await reportedErrors()).slice(before);
    await press(new RegExp(`^${name}`, 'u'));
    await expect.poll(focusedText).toBe(connection);
    expect(pageHeading()).toBe(connection);
    await expect.poll(() => document.title).toBe(`${connection} – Mina sidor`);
    await expect.poll(async () => (await told()).length).toBeGreaterThan(0);
    // The first call that is lost is reported for all of the page.
    const [report] = await told();
    expect(calls.map((call) => `network ${call}`)).toContain(report);
    await home();
    await expect.poll(() => document.title).toBe('Översikt – Mina sidor');

    await press(new RegExp(`^${name}`, 'u'));
    await expect.poll(pageHeading).toBe(connection);
    await sandbox.clearFaults();
    await userEvent.click(await tryAgain());
    await expect.poll(pageHeading).toContain(name);
    expect(address()).toBe(path);
    await expect.poll(shownAlerts).toBe('');
  },
);

it('ends a call that gets no answer for a minute and does not repeat it, until the customer tries again [E06, Q05]', async () => {
  const clock = createStoppedClock();
  await sandbox.addFault({ path: packagePath, delayMs: 120_000, times: 1 });
  await openPortal('/krav', { clock });
  await expect.poll(() => callsOf(packagePath)).toBe(1);
  await expect.poll(() => shownText()).toContain('Hämtar dina krav');
  clock.pass(55_000);
  expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull();
  clock.pass(6000);
  await expect.poll(pageHeading).toBe(connection);
  clock.pass(10_000);
  expect(await callsOf(packagePath)).toBe(1);
  await userEvent.click(await tryAgain());
  await screen.findByRole('tab', { name: 'Aktiva (12)' });
});

it.each(pages)(
  'renews an expired session and shows %s; after a session that has ended the next login leads there [E03, E04, R17]',
  async (name, path, calls) => {
    await openPortal('/oversikt');
    await overviewAnswered();
    for (const call of calls) {
      await sandbox.addFault({
        path: call,
        status: 401,
        headers: { 'token-expired': 'true' },
        times: 1,
      });
    }
    await press(new RegExp(`^${name}`, 'u'));
    await expect.poll(pageHeading).toContain(name);
    await expect.poll(() => document.querySelector('main [aria-busy="true"]')).toBeNull();
    expect(shownAlerts()).toBe('');
    await home();

    for (const call of calls) await sandbox.addFault({ path: call, status: 401 });
    await press(new RegExp(`^${name}`, 'u'));
    await expect.poll(pageHeading).toBe('Du är utloggad');
    expect(shownText()).not.toContain('Maja');
    await sandbox.clearFaults();
    await openPortal('/');
    await expect.poll(address).toBe(path);
    await expect.poll(pageHeading).toContain(name);
  },
);

it('tells a customer who opens a page while the server fails so, aloud too, and lets her try again or log out [L26, E05, E06, Z03]', async () => {
  const answered = 'Något gick fel!';
  for (const call of [loginPaths.user, loginPaths.siteState]) {
    await sandbox.addFault({ path: call, status: 500 });
    const path = call === loginPaths.user ? '/krav' : '/oversikt';
    await openPortal(path);
    await expect.poll(shownAlerts).toContain(answered);
    expect(pageHeading()).toBe(answered);
    if (call === loginPaths.user)
      expect(shownAlerts()).toContain(
        'Vi kan inte hämta dina uppgifter just nu. Försök igen om en stund.',
      );
    else expect(within(screen.getByRole('main')).queryAllByRole('link')).toEqual([]);
    const again = await tryAgain();
    const saidBefore = announced().length;
    await userEvent.click(again);
    await expect.poll(() => announced().slice(saidBefore).join(' ')).toContain(answered);
    await expect.poll(() => document.activeElement).toBe(again);
    await sandbox.clearFaults();
    await userEvent.click(again);
    await expect.poll(pageHeading).toMatch(call === loginPaths.user ? /^Krav/u : /^Hej Maja/u);
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
    expect(shownAlerts(), 'what is over is not said again').toBe('');
  }

  // Without any answer, the network may be at fault. The customer may still have a session.
  await sandbox.addFault({ path: loginPaths.user, abort: true });
  await openPortal('/oversikt');
  await expect.poll(pageHeading).toBe(connection);
  await sandbox.clearFaults();
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Logga ut' }));
  await expect.poll(pageHeading).toBe('Du är utloggad');
  await expect.poll(hasSession).toBe(false);
  await openPortal('/oversikt', { as: null });
  await expect.poll(address).toBe('/loggain');
});

it('keeps focus while the claims are fetched again [C21]', async () => {
  await sandbox.addFault({ path: packagePath, status: 500, body });
  await openPortal('/krav');
  const again = await button('Ladda om');
  await userEvent.click(again);
  await expect.poll(() => callsOf(packagePath)).toBe(6);
  await expect.poll(() => document.activeElement).toBe(again);
  await sandbox.clearFaults();
  await userEvent.click(again);
  await screen.findByRole('tab', { name: 'Aktiva (12)' });
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
});

it('shows the old data of a page that cannot be refreshed, says so, and can try again [E05, E26]', async () => {
  const said = 'Sidan kunde inte uppdateras. Uppgifterna du ser kan ha ändrats.';
  const notice = () =>
    notices('status')
      .map(shownText)
      .filter((text) => text.includes('Sidan kunde inte uppdateras'))
      .join('');
  await openPortal('/krav');
  await screen.findByRole('tab', { name: 'Aktiva (12)' });
  await home();
  await sandbox.addFault({ path: packagePath, status: 500, body });
  await press('Krav');
  await expect.poll(notice).toContain('Uppgifterna du ser kan ha ändrats.');
  expect(screen.queryByRole('link', { name: '47110023918' })).not.toBeNull();
  expect(shownAlerts()).toBe('');
  const again = await tryAgain();
  await userEvent.click(again);
  await expect.poll(announced).toContain(said);
  expect(document.activeElement).toBe(again);

  // The notice belongs to the page whose refetch failed.
  await home();
  expect(notice()).toBe('');
  history.back();
  await expect.poll(notice).not.toBe('');

  await sandbox.clearFaults();
  await sandbox.changeCustomer(customers.maja.personalNumber, {
    cases: { '47110023918': { amountToPay: '1 234' } },
  });
  await userEvent.click(await tryAgain());
  await expect.poll(() => textOf('main')).toContain('1 234 kr');
  await expect.poll(notice).toBe('');
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  await expect.poll(announced).toContain('Sidan är uppdaterad.');
});

it('names a payment that could not be created in the title until the customer goes back, and marks its English [E09, R13, R20]', async () => {
  await openPortal('/krav/47110023918');
  await sandbox.addFault({ path: '/api/Payment/CreatePayment', status: 500, times: 1 });
  await userEvent.click(
    (await screen.findAllByRole('button', { name: /^Betala .* med Swish/u }))[0] ?? document.body,
  );
  await expect.poll(focusedText).toBe('Betalningen kunde inte startas');
  await expect.poll(() => document.title).toBe('Betalningen kunde inte startas – Mina sidor');
  expect(textOf('main')).toContain('500 - Failed to get paymentId');
  const english = [...document.querySelectorAll('main [lang="en"]')].map(shownText);
  expect(english).toEqual(['Failed to get paymentId']);
  await userEvent.click(await button('Tillbaka'));
  await expect.poll(() => document.title).toBe('Ärendedetaljer: 47110023918 – Mina sidor');
});
