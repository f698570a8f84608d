import * as v from 'valibot';

import { withoutCases } from '../../domain/paidByOthers.rules.ts';
import { keptPaymentsSchema, type KnownPayments } from '../../domain/storedPayment.rules.ts';
import type { SafeStorage } from '../../platform/storage.ts';

export const paymentsKey = 'payments';

/** The payments of all customers that the browser has stored. */
export function keptPayments(storage: SafeStorage): KnownPayments {
  return v.parse(keptPaymentsSchema, storage.getItem(paymentsKey));
}

export function keepPayments(storage: SafeStorage, payments: KnownPayments): void {
  const text = JSON.stringify(payments);
  if (Object.keys(payments).length === 0) storage.removeItem(paymentsKey);
  // A write notifies the other tabs.
  else if (text !== storage.getItem(paymentsKey)) storage.setItem(paymentsKey, text);
}

/** Deletes the cases of all payments, so that nothing shows what was paid (row L25). */
export function forgetPayments(storage: SafeStorage): void {
  keepPayments(storage, withoutCases(keptPayments(storage)));
}
