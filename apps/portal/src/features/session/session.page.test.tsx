import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { customers } from '../../../e2e/support/customers.ts';
import { loginPaths } from '../../../e2e/support/loginPaths.ts';
import { logInWithBankId } from '../../testing/pages/bankId.ts';
import { holdAnswer } from '../../testing/pages/heldCalls.ts';
import {
  address,
  callsOf,
  focusedText,
  hasSession,
  pageHeading,
  shownAlerts,
  textOf,
} from '../../testing/pages/onScreen.ts';
import { answersTo, openPortal, reload, sandbox } from '../../testing/pages/openPortal.tsx';
import { overviewAnswered } from '../../testing/pages/overviewAnswered.ts';
import { follow } from '../../testing/pages/parts.ts';
import { shownText } from '../../testing/pages/shownText.ts';
import { createStoppedClock } from '../../testing/pages/stoppedClock.ts';

const { maja } = customers;
const minute = 60_000;
const loggedOut = 'Du är utloggad';
const packagePath = '/api/Insurance/GetReferenceNumberBasePackage';
const inactive =
  'Du har inte gjort något på 15 minuter. Vi loggade ut dig för att skydda dina uppgifter.';

/** As if the customer had last done something so long ago. */
const goAway = (milliseconds: number) =>
  localStorage.setItem('lastAction', String(Date.now() - milliseconds));
const claimsShown = () => screen.findByRole('tab', { name: 'Aktiva (12)' });
const logOut = async () => {
  const [link] = await screen.findAllByRole('link', { name: 'Logga ut' });
  await userEvent.click(link ?? document.body);
};

it('logs out once on the logged-out page, also over a reload, and offers a new login [R05, Q10]', async () => {
  await openPortal('/oversikt');
  await expect.poll(() => shownText()).toContain('Maja Lindqvist');
  await sandbox.forgetCalls();
  await openPortal('/loggaut', { as: null });
  await expect.poll(pageHeading).toBe(loggedOut);
  expect(shownText()).not.toContain('Maja Lindqvist');
  await expect.poll(() => answersTo(loginPaths.logout)).toBe(1);
  reload();
  await expect.poll(pageHeading).toBe(loggedOut);
  await userEvent.click(await screen.findByRole('link', { name: 'Logga in igen' }));
  await screen.findByRole('button', { name: 'Starta inloggning' });
  const sent = (await sandbox.calls()).filter(({ path }) => path === loginPaths.logout);
  expect(sent.map(({ method }) => method)).toEqual(['POST']);
  await openPortal('/oversikt', { as: null });
  await expect.poll(address).toBe('/loggain');
});

it('sends the anti-forgery header with every call after the login, except log-out and renewal [Q02, Q10]', async () => {
  await openPortal('/loggain', { as: null });
  await logInWithBankId(maja);
  await overviewAnswered();
  await sandbox.expireSession(maja.personalNumber, 'access');
  await follow('Krav');
  await expect.poll(() => callsOf(loginPaths.refresh)).toBe(1);
  await claimsShown();
  await logOut();
  await expect.poll(pageHeading).toBe(loggedOut);
  await expect.poll(() => callsOf(loginPaths.logout)).toBe(1);
  await expect.poll(hasSession).toBe(false);

  const calls = await sandbox.calls();
  const login = calls.findIndex(({ path }) => path === loginPaths.finalize);
  const sentWith = (path: string) =>
    calls
      .filter((call) => call.path === path)
      .map(({ method, headers }) => [method, headers['x-xsrf-token']]);
  expect(calls.slice(0, login).filter(({ headers }) => headers['x-xsrf-token'])).toEqual([]);
  expect(sentWith(loginPaths.user).at(-1)).toEqual(['GET', true]);
  expect(new Set(sentWith(packagePath).map(([, sent]) => sent))).toEqual(new Set([true]));
  expect(sentWith(loginPaths.refresh)).toEqual([['POST', false]]);
  expect(sentWith(loginPaths.logout)).toEqual([['POST', false]]);
});

it('shows nothing of a portal that is opened after 15 minutes of inactivity, and logs the customer out [B06, B03]', async () => {
  await openPortal('/krav');
  await claimsShown();
  await sandbox.forgetCalls();
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(shownText()));
  goAway(15 * minute);
  reload();
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await expect.poll(pageHeading).toBe(loggedOut);
  watch.disconnect();
  expect(textOf('main')).toContain(inactive);
  await expect.poll(() => callsOf(loginPaths.logout)).toBe(1);
  await expect.poll(hasSession).toBe(false);
  expect(seen.join(' ')).not.toMatch(/Maja|47110023918/u);

  // The session has ended, so the time before it does not count for the next one.
  await openPortal('/krav');
  await claimsShown();
});

it('finishes a log-out that did not reach the server in the next document, before that shows anything [B06, B03, L25]', async () => {
  await openPortal('/krav');
  await claimsShown();
  await sandbox.addFault({ path: loginPaths.logout, abort: true });
  goAway(20 * minute);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(shownAlerts).toContain('Vi kunde inte nå servern');
  await sandbox.clearFaults();
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(shownText()));
  await openPortal('/krav', { as: null });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await expect.poll(pageHeading).toBe(loggedOut);
  watch.disconnect();
  expect(textOf('main')).toContain('Du har inte gjort något på 15 minuter.');
  expect(seen.join(' ')).not.toMatch(/Maja|47110023918/u);
  await expect.poll(hasSession).toBe(false);
  await expect.poll(shownAlerts).toBe('');
  await openPortal('/krav', { as: null });
  await expect.poll(address).toBe('/loggain');
});

it('clears the screen at once when a log-out does not reach the server, and tries again once, however often that is pressed [L25, Z12]', async () => {
  await openPortal('/krav');
  await claimsShown();
  await sandbox.addFault({ path: loginPaths.logout, abort: true });
  await logOut();
  await expect.poll(shownAlerts).toContain('Vi kunde inte nå servern');
  expect(shownText()).not.toMatch(/Maja|47110023918/u);

  await sandbox.clearFaults();
  await sandbox.forgetCalls();
  const held = holdAnswer(loginPaths.logout);
  const again = screen.getByRole('button', { name: 'Försök logga ut igen' });
  await userEvent.click(again);
  await expect.poll(() => again.getAttribute('aria-busy')).toBe('true');
  await userEvent.keyboard('{Enter}');
  await held.isGiven;
  held.letThrough();
  await expect.poll(focusedText).toBe(loggedOut);
  await expect.poll(shownAlerts).toBe('');
  expect(await callsOf(loginPaths.logout)).toBe(1);
  await openPortal('/krav', { as: null });
  await expect.poll(address).toBe('/loggain');
});

it('logs an inactive customer out after 15 minutes, even with chosen files, and keeps the text for the next login [B03, Z15, Z02]', async () => {
  const clock = createStoppedClock();
  await openPortal('/meddelanden', { clock });
  await userEvent.click(await screen.findByRole('tab', { name: /^Ställ en ny fråga/u }));
  const panel = () => within(screen.getByRole('tabpanel', { name: /^Ställ en ny fråga/u }));
  const message = () => panel().getByRole<HTMLTextAreaElement>('textbox', { name: /fråga/u });
  await userEvent.type(message(), 'Jag skrev det här före lunch.');
  await userEvent.upload(
    panel().getByLabelText('Bifoga filer'),
    new File(['%PDF-1.4'], 'kvitto.pdf', { type: 'application/pdf' }),
  );
  const chosen = await panel().findByRole('list', { name: 'Bifogade filer' });
  await expect.poll(() => shownText(chosen)).toContain('kvitto.pdf');
  await sandbox.forgetCalls();
  clock.pass(13 * minute);
  expect((await screen.findAllByRole('dialog')).map(shownText).join(' ')).toContain(
    'Du loggas ut om 2 minuter.',
  );
  clock.pass(2 * minute - 1000);
  expect(address()).toBe('/meddelanden');
  clock.pass(1000);

  await expect.poll(address).toBe('/loggaut');
  await expect.poll(focusedText).toBe(loggedOut);
  await expect.poll(() => document.title).toBe('Du är utloggad – Mina sidor');
  expect(textOf('main')).toContain(inactive);
  expect(textOf('main')).toContain(
    'Det du har skrivit till oss finns kvar om du loggar in igen i den här fliken.',
  );
  expect(shownText()).not.toContain('Maja Lindqvist');
  await expect.poll(() => callsOf(loginPaths.logout)).toBe(1);
  await expect.poll(hasSession).toBe(false);
  await openPortal('/meddelanden', { clock });
  await userEvent.click(await screen.findByRole('tab', { name: /^Ställ en ny fråga/u }));
  await expect.poll(() => message().value).toBe('Jag skrev det här före lunch.');
});
