import * as v from 'valibot';

import { followCustomer } from '../followCustomer.ts';
import type { SessionStore } from '../session/session.ts';
import { type QuietStorage, tabStorage } from '../../platform/storage.ts';
import { type CheckoutState, checkoutStateSchema } from '../../domain/payment.rules.ts';

const storageKey = 'payments';
const ownerKey = 'paymentsOf';

const memorySchema = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.record(
      v.string(),
      v.object({ payment: checkoutStateSchema, isCompleted: v.optional(v.literal(true)) }),
    ),
  ),
  {},
);
type Memory = v.InferOutput<typeof memorySchema>;

function memoryIn(storage: QuietStorage): Memory {
  return v.parse(memorySchema, storage.getItem(storageKey));
}

function remember(paymentId: string, entry: Memory[string], storage: QuietStorage): void {
  storage.setItem(storageKey, JSON.stringify({ ...memoryIn(storage), [paymentId]: entry }));
}

/**
 * Keeps in this tab what a payment is for: who leaves for Swish comes back to the address of the checkout without the
 * navigation state.
 */
export function rememberPayment(payment: CheckoutState, storage: QuietStorage = tabStorage): void {
  remember(payment.paymentId, { ...memoryIn(storage)[payment.paymentId], payment }, storage);
}

/** What is known about the payment in this tab, at least which it is. */
export function recallPayment(
  paymentId: string,
  storage: QuietStorage = tabStorage,
): CheckoutState {
  return memoryIn(storage)[paymentId]?.payment ?? { paymentId };
}

/** Keeps that the payment is made, so that neither a reload nor the back button offers to make it once more. */
export function rememberCompletion(paymentId: string, storage: QuietStorage = tabStorage): void {
  remember(paymentId, { payment: recallPayment(paymentId, storage), isCompleted: true }, storage);
}

/** Whether the payment company has said in this tab that the payment is made. */
export function isPaymentCompleted(paymentId: string, storage: QuietStorage = tabStorage): boolean {
  return memoryIn(storage)[paymentId]?.isCompleted === true;
}

/**
 * What has been paid belongs to the customer: it goes when the customer goes, and when another has logged in meanwhile
 * in another tab.
 */
export function forgetPaymentsWithCustomer(
  session: Pick<SessionStore, 'store'>,
  storage: QuietStorage = tabStorage,
): void {
  followCustomer(session, {
    arrives: ({ userKey }) => {
      const owner = userKey ?? '';
      if (storage.getItem(ownerKey) !== owner) storage.removeItem(storageKey);
      storage.setItem(ownerKey, owner);
    },
    leaves: () => {
      storage.removeItem(storageKey);
      storage.removeItem(ownerKey);
    },
  });
}
