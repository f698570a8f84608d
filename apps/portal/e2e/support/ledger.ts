import { expect } from '@playwright/test';

import type { Customer } from './customers.ts';
import type { LedgerEntry, Sandbox } from './sandbox.ts';

/** The expected state of one payment. */
export interface ExpectedPayment extends Pick<LedgerEntry, 'references' | 'amount' | 'status'> {
  /** The amount that the payment company has taken. */
  readonly taken: number;
}

/** Compares the books with the customer's actions, so that no payment is doubled or lost. */
export async function expectLedger(
  sandbox: Sandbox,
  customer: Customer,
  expected: readonly ExpectedPayment[],
): Promise<void> {
  const entries = await paymentsOf(sandbox, customer);
  expect(
    entries.map(({ references, amount, status, captures }) => ({
      references,
      amount,
      status,
      taken: captures.reduce((sum, capture) => sum + capture.amount, 0),
    })),
    'the ledger',
  ).toEqual(expected);
}

/** Oldest first. */
export async function paymentsOf(
  sandbox: Sandbox,
  { personalNumber }: Customer,
): Promise<readonly LedgerEntry[]> {
  const entries = await sandbox.payments();
  return entries.filter((entry) => entry.personalNumber === personalNumber);
}

/** The id of the customer's only payment. */
export async function onlyPaymentOf(sandbox: Sandbox, customer: Customer): Promise<string> {
  const [payment, ...others] = await paymentsOf(sandbox, customer);
  expect(others, 'one payment').toEqual([]);
  return payment?.paymentId ?? '';
}
