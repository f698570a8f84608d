import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { notice } from '../../testing/notices.ts';
import { customers } from '../../../e2e/support/customers.ts';
import { loginPaths } from '../../../e2e/support/loginPaths.ts';
import { announced } from '../../testing/pages/announced.ts';
import { consent, logInWithBankId, pressButton, startQr } from '../../testing/pages/bankId.ts';
import {
  address,
  callsOf,
  focusedText,
  hasSession,
  pageHeading,
} from '../../testing/pages/onScreen.ts';
import { openPortal, sandbox } from '../../testing/pages/openPortal.tsx';
import { shownText } from '../../testing/pages/shownText.ts';
import { createStoppedClock } from '../../testing/pages/stoppedClock.ts';
import { provider } from '../../../e2e/support/thisProvider.ts';

const visit = (path = '/loggain') => openPortal(path, { as: null });
const loginHeading = () => screen.queryByRole('heading', { name: 'Logga in med BankID' });
const maintenance = () => screen.queryByRole('heading', { name: 'Underhåll pågår!' });
const missing = 'Du måste godkänna villkoren för att kunna starta inloggningen.';
const descriptionOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => shownText(document.querySelector(`[id="${id}"]`)))
    .join(' ');

it('welcomes a visitor, offers the login, and says what Mina sidor is for and how to write without an account [L01, L02, L03, L04]', async () => {
  await visit();
  await expect.poll(loginHeading).not.toBeNull();
  expect(pageHeading()).toBe('Välkommen till Mina sidor');
  expect(
    screen.queryByText(
      'Här ser du din skuld och dina krav, betalar, läser dokument och skriver till oss.',
    ),
  ).not.toBeNull();
  expect(screen.queryByRole('heading', { name: 'Om Mina sidor' })).not.toBeNull();
  const facts = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(facts).toHaveLength(3);
  const [first = document.body, second, third] = facts.map((fact) => fact);
  await expect
    .poll(() => shownText(first))
    .toContain('skicka meddelanden och bifoga filer, även om du inte är kund');
  await expect.poll(() => shownText(first)).toContain('Logga in med BankID eller');
  await expect
    .poll(() => shownText(second))
    .toContain('Om du har ett krav ser du din skuld och vad kravet gäller.');
  await expect
    .poll(() => shownText(second))
    .toContain('betala med Swish, se registrerade betalningar och ladda ner dokument');
  await expect
    .poll(() => shownText(third))
    .toContain('Om du har anmält en skada ser du att den är registrerad.');
  await expect
    .poll(() => shownText(third))
    .toContain('Du får information och kan komplettera anmälan.');
  expect(shownText(first), 'no full stop after an icon [Z94]').not.toMatch(/\.$/u);
  const contact = within(first).getByRole('link', { name: /kontakta oss på annat sätt/u });
  expect(contact.getAttribute('href')).toBe(provider.links.contact);
  expect(document.querySelector('textarea, input[type="file"], input[type="email"]')).toBeNull();

  const requirements = screen.getByText('Systemkrav').closest('details');
  expect(requirements?.open).toBe(false);
  await userEvent.click(screen.getByText('Systemkrav'));
  expect(requirements?.open).toBe(true);
  await expect
    .poll(() => shownText(requirements))
    .toContain('Mina sidor fungerar i Chrome, Firefox, Edge och Safari.');
  await expect.poll(() => shownText(requirements)).toMatch(/operativsystem uppdaterat/u);
});

it('tells a visitor who has not consented so at the box, and sends nothing [L05, L06, V15]', async () => {
  await visit();
  const box = await consent();
  await sandbox.forgetCalls();
  expect(box.getAttribute('aria-invalid')).toBeNull();
  await pressButton('Starta inloggning');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(box)).toContain(missing);
  expect(document.activeElement).toBe(box);
  await userEvent.click(box);
  expect(screen.queryByText(missing)).toBeNull();
  expect(box.getAttribute('aria-invalid')).toBeNull();

  const cookies = within(screen.getByRole('main')).getByRole('button', { name: 'Läs om kakor' });
  await userEvent.click(cookies);
  const dialog = await screen.findByRole('dialog', { name: 'Om kakor' });
  await expect
    .poll(() => shownText(dialog))
    .toContain('bara det som behövs för att du ska kunna logga in');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(cookies);
  expect(await sandbox.calls()).toEqual([]);
});

it('moves focus from the heading of one step to another element, so that Orca says in Chromium that the QR code is there [Z54]', async () => {
  await sandbox.addFault({ path: loginPaths.startQr, delayMs: 300 });
  await visit();
  await userEvent.click(await consent());
  await pressButton('Starta inloggning');
  expect(await screen.findByRole('button', { name: 'Avbryt' })).toBeDefined();
  const starting = screen.getByRole('heading', { level: 2, name: 'Logga in med BankID' });
  await expect.poll(focusedText).toBe('Läs av QR-koden');
  expect(document.activeElement).not.toBe(starting);
});

it('shows a customer at a computer one button, then how to read the QR code, and asks no more after a cancellation [L07, L11, Q06]', async () => {
  const clock = createStoppedClock();
  await openPortal('/loggain', { as: null, clock });
  await consent();
  expect(
    within(screen.getByRole('main'))
      .queryAllByRole('button', { name: /Starta|BankID på/u })
      .map(shownText),
  ).toEqual(['Starta inloggning']);
  await sandbox.forgetCalls();
  await startQr();
  const [first] = await sandbox.calls();
  expect(first).toMatchObject({ method: 'GET', path: loginPaths.startQr });
  expect(await screen.findByRole('img', { name: 'QR-kod för BankID' })).toBeDefined();
  const howTo = screen.getAllByRole('list').find((list) => shownText(list).includes('QR-ikonen'));
  await expect
    .poll(() => shownText(howTo))
    .toMatch(
      /Öppna BankID-appen i mobilen\..*Tryck på QR-ikonen i appen\..*Rikta kameran mot QR-koden\./u,
    );

  clock.pass(2100);
  await expect.poll(() => callsOf(loginPaths.status)).toBe(1);
  await pressButton('Avbryt');
  await expect.poll(focusedText).toBe('Logga in med BankID');
  expect(screen.queryByRole('button', { name: 'Starta inloggning' })).not.toBeNull();
  expect(notice('alert')).toBeNull();
  clock.pass(20_000);
  expect(await callsOf(loginPaths.status)).toBe(1);
});

it('says what to do in each step, logs in, and leads to the overview [L13, L15, Q08, Q09]', async () => {
  await visit();
  await startQr();
  for (const [action, words] of [
    ['open', 'Söker efter BankID i appen.'],
    ['noClient', 'Väntar på BankID …'],
    ['userMrtd', 'Fotografera och läs av din ID-handling med BankID-appen.'],
  ] as const) {
    await sandbox.phone(action);
    await expect.poll(() => screen.queryAllByRole('status').map(shownText).join()).toContain(words);
    expect(screen.queryByRole('heading', { name: 'Läs av QR-koden' })).not.toBeNull();
  }
  await sandbox.phone('sign');
  await expect.poll(focusedText).toBe('Legitimera dig i appen');
  await expect
    .poll(() => shownText(screen.getByRole('main')))
    .toContain('Skriv in din säkerhetskod i BankID-appen och välj Identifiera.');
  expect(screen.queryByRole('heading', { name: 'Läs av QR-koden' })).toBeNull();
  const steps = screen.getByRole('list', { name: 'Inloggningens steg' });
  await expect
    .poll(() => shownText(steps.querySelector('[aria-current="step"]')))
    .toContain('Legitimera dig');

  await sandbox.addFault({ path: loginPaths.finalize, delayMs: 300 });
  await sandbox.forgetCalls();
  await sandbox.phone('complete', customers.maja.personalNumber);
  await expect.poll(focusedText).toBe('Du är legitimerad');
  await expect.poll(announced).toContain('Vi loggar in dig. Det tar bara ett ögonblick.');
  await expect.poll(pageHeading).toBe('Hej Maja');
  expect(address()).toBe('/oversikt');
  await expect.poll(focusedText).toBe('Hej Maja');
  const paths = (await sandbox.calls()).map(({ method, path }) => `${method} ${path}`);
  const afterStatus = paths.slice(paths.lastIndexOf(`GET ${loginPaths.status}`) + 1);
  expect(afterStatus.slice(0, 2)).toEqual([
    `POST ${loginPaths.finalize}`,
    `GET ${loginPaths.user}`,
  ]);
});

it('asks for the status every two seconds while the login is on the screen, and at no other time [L16]', async () => {
  const clock = createStoppedClock();
  await openPortal('/finns-inte', { as: null, clock });
  const [write] = await screen.findAllByRole('link', { name: 'Logga in och skicka meddelande' });
  await userEvent.click(write ?? document.body);
  await consent();
  clock.pass(10_000);
  expect(await callsOf(loginPaths.status)).toBe(0);
  await startQr();
  for (const turn of [1, 2, 3]) {
    clock.pass(1900);
    expect(await callsOf(loginPaths.status)).toBe(turn - 1);
    // The answer to the call before may still be on its way.
    await expect
      .poll(() => {
        clock.pass(10);
        return callsOf(loginPaths.status);
      })
      .toBe(turn);
  }
  history.back();
  await expect.poll(pageHeading).toBe('Oj, fel sida!');
  clock.pass(10_000);
  expect(await callsOf(loginPaths.status)).toBe(3);
});

it('shows neither login nor maintenance text until BankID is known to be open, and only one of them then [L21, L22, Q15]', async () => {
  await sandbox.addFault({ path: loginPaths.bankIdState, delayMs: 300 });
  await visit();
  await expect.poll(() => screen.queryByRole('heading', { name: 'Om Mina sidor' })).not.toBeNull();
  expect([loginHeading(), maintenance()]).toEqual([null, null]);
  expect(shownText(screen.getByRole('main'))).toContain('Kontrollerar om inloggningen är öppen');
  await expect.poll(loginHeading).not.toBeNull();
  expect(maintenance()).toBeNull();
  expect(await callsOf(loginPaths.bankIdState)).toBe(1);

  await sandbox.clearFaults();
  await sandbox.setBankIdOnline(false);
  await visit();
  await expect.poll(maintenance).not.toBeNull();
  await expect.poll(() => shownText()).toContain('Just nu kan du inte använda Mina sidor.');
  expect(loginHeading()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Starta inloggning' })).toBeNull();

  await sandbox.setBankIdOnline(true);
  await sandbox.addFault({ path: loginPaths.bankIdState, status: 500 });
  await visit();
  await expect.poll(maintenance).not.toBeNull();
  expect(loginHeading()).toBeNull();
});

it('tells a tester when the personal number cannot be right, and logs in with a right one of at most twelve digits [L23, V11, Q07]', async () => {
  await visit();
  await userEvent.click(await consent());
  await userEvent.click(screen.getByRole('heading', { name: 'Logga in utan BankID' }));
  await sandbox.forgetCalls();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Personnummer' });
  expect(field.inputMode).toBe('numeric');
  await userEvent.type(field, '19a870412x98431234');
  expect(field.value).toBe('198704129843');
  await userEvent.clear(field);
  await userEvent.type(field, '198704129844');
  await pressButton('Logga in utan BankID');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(field)).toContain('Kontrollera personnummer och försök igen');
  expect(document.activeElement).toBe(field);
  expect(await sandbox.calls()).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '19870412-9843');
  expect(field.value).toBe('19870412-9843');
  await pressButton('Logga in utan BankID');
  await expect.poll(address).toBe('/oversikt');
  await expect.poll(pageHeading).toBe('Hej Maja');
  const [first] = await sandbox.calls();
  expect(first).toMatchObject({ method: 'POST', path: loginPaths.dummy });
});

it('leads to the page that the visitor asked for, with its section, and for a case to the list of claims [L15, R15, R16, R17, Z46]', async () => {
  await visit('/dokument?sortera=datum#kravbrev');
  await expect.poll(address).toBe('/loggain');
  await logInWithBankId(customers.maja);
  await expect.poll(pageHeading).toBe('Dokument');
  expect(address()).toBe('/dokument?sortera=datum#kravbrev');
  await userEvent.click(screen.getAllByRole('link', { name: 'Logga ut' })[0] ?? document.body);
  await expect.poll(pageHeading).toBe('Du är utloggad');
  await expect.poll(hasSession).toBe(false);

  await visit('/krav/47110023918');
  await expect.poll(address).toBe('/loggain');
  await logInWithBankId(customers.maja);
  await expect.poll(address).toBe('/krav');
});

it('says that cookies are needed when the browser refuses them, instead of an unknown error [Z61]', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  await visit();
  const title = await screen.findByText('Kakor är avstängda i din webbläsare');
  expect(shownText(title.parentElement)).toContain('Tillåt kakor för den här webbplatsen');
  await sandbox.addFault({ path: loginPaths.startQr, status: 500 });
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Starta inloggning' }));
  await expect.poll(() => callsOf(loginPaths.startQr)).toBe(1);
  await expect.poll(loginHeading).not.toBeNull();
  expect(shownText(screen.getByRole('main'))).not.toContain('Inloggningen lyckades inte');
  vi.restoreAllMocks();
});
