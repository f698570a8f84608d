import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';

import { notice } from '../../testing/notices.ts';
import { customers } from '../../../e2e/support/customers.ts';
import { loginPaths } from '../../../e2e/support/loginPaths.ts';
import { consent, pressButton, startQr } from '../../testing/pages/bankId.ts';
import { userEvent } from '@testing-library/user-event';
import {
  address,
  callsOf,
  focusedText,
  pageHeading,
  shownAlerts,
} from '../../testing/pages/onScreen.ts';
import { openPortal, sandbox } from '../../testing/pages/openPortal.tsx';
import { createStoppedClock } from '../../testing/pages/stoppedClock.ts';

const visit = () => openPortal('/loggain', { as: null });
const startButton = () => screen.queryByRole('button', { name: 'Starta inloggning' });
const unknownError = 'Okänt fel. Försök igen.';

it('says why about a login that the customer has cancelled, asks no more, and begins anew [L17, L19, E17, E18, E19, E20]', async () => {
  const clock = createStoppedClock();
  await openPortal('/loggain', { as: null, clock });
  await startQr();
  await sandbox.addFault({
    path: loginPaths.status,
    body: { status: 'failed', hintCode: 'userCancel' },
  });
  clock.pass(2100);
  await expect.poll(shownAlerts).toContain('Åtgärden avbruten.');
  await expect.poll(focusedText).toBe('Logga in med BankID');
  expect(startButton()).not.toBeNull();
  clock.pass(10_000);
  expect(await callsOf(loginPaths.status)).toBe(1);
  expect(await callsOf(loginPaths.restart)).toBe(0);

  await sandbox.clearFaults();
  await startQr();
  expect(notice('alert')).toBeNull();
});

it('says so when too many tries keep the customer out, and lets her in afterwards [L19, E20]', async () => {
  await visit();
  await userEvent.click(await consent());
  const headers = { 'Retry-After': '30' };
  await sandbox.addFault({ path: loginPaths.startQr, status: 429, headers });
  await pressButton('Starta inloggning');
  await expect
    .poll(shownAlerts)
    .toContain(
      'Just nu är det för många som försöker logga in härifrån. Vänta en minut och försök igen.',
    );
  expect(startButton()).not.toBeNull();
  await sandbox.clearFaults();
  await startQr();
  expect(notice('alert')).toBeNull();
  await sandbox.phone('complete', customers.maja.personalNumber);
  await expect.poll(pageHeading).toBe('Hej Maja');
});

it('tells a customer whose data cannot be fetched after the login so, and lets her log in again [L15, E20]', async () => {
  await visit();
  await startQr();
  await sandbox.addFault({ path: loginPaths.user, status: 500 });
  await sandbox.phone('complete', customers.maja.personalNumber);
  await expect.poll(shownAlerts).toContain(unknownError);
  await sandbox.clearFaults();
  expect((await consent()).checked).toBe(true);
  await startQr();
  await sandbox.phone('complete', customers.maja.personalNumber);
  await expect.poll(address).toBe('/oversikt');
});
