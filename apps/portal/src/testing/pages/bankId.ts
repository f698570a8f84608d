import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';

import type { Customer } from '../../../e2e/support/customers.ts';
import { sandbox } from './openPortal.tsx';

export const consent = () =>
  screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Jag godkänner villkoren för Mina sidor.',
  });

export const pressButton = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Consents and starts the login on a computer. Ends with the QR code on the screen. */
export async function startQr(): Promise<void> {
  const box = await consent();
  if (!box.checked) await userEvent.click(box);
  await pressButton('Starta inloggning');
  await screen.findByRole('heading', { name: 'Läs av QR-koden' });
}

/** Logs the customer in with the BankID app, from the login page. */
export async function logInWithBankId({ personalNumber }: Customer): Promise<void> {
  await startQr();
  await sandbox.phone('complete', personalNumber);
}
