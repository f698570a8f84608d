import * as v from 'valibot';

import type { SessionStore } from '../session.ts';
import { type CheckoutState, checkoutStateSchema } from './payment.rules.ts';

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

function memoryIn(storage: Storage): Memory {
  return v.parse(memorySchema, storage.getItem(storageKey));
}

function remember(paymentId: string, entry: Memory[string], storage: Storage): void {
  storage.setItem(storageKey, JSON.stringify({ ...memoryIn(storage), [paymentId]: entry }));
}

/**
 * Keeps in this tab what a payment is for: who leaves for Swish comes back to the address of the checkout without the
 * navigation state.
 */
export function rememberPayment(payment: CheckoutState, storage: Storage = sessionStorage): void {
  remember(payment.paymentId, { ...memoryIn(storage)[payment.paymentId], payment }, storage);
}

/** What is known about the payment in this tab, at least which it is. */
export function recallPayment(paymentId: string, storage: Storage = sessionStorage): CheckoutState {
  return memoryIn(storage)[paymentId]?.payment ?? { paymentId };
}

/** Keeps that the payment is made, so that neither a reload nor the back button offers to make it once more. */
export function rememberCompletion(paymentId: string, storage: Storage = sessionStorage): void {
  remember(paymentId, { payment: recallPayment(paymentId, storage), isCompleted: true }, storage);
}

/** Whether the payment company has said in this tab that the payment is made. */
export function isPaymentCompleted(paymentId: string, storage: Storage = sessionStorage): boolean {
  return memoryIn(storage)[paymentId]?.isCompleted === true;
}

/**
 * What has been paid belongs to the customer: it goes when the customer goes, and when another has logged in meanwhile
 * in another tab.
 */
export function forgetPaymentsWithCustomer(
  { store }: Pick<SessionStore, 'store'>,
  storage: Storage = sessionStorage,
): void {
  store.subscribe(() => {
    const session = store.get();
    switch (session.status) {
      case 'anonymous':
        storage.removeItem(storageKey);
        storage.removeItem(ownerKey);
        return;
      case 'loggedIn': {
        const owner = session.user.userKey ?? '';
        if (storage.getItem(ownerKey) !== owner) storage.removeItem(storageKey);
        storage.setItem(ownerKey, owner);
        return;
      }
      case 'unknown':
      case 'timedOut':
      case 'failed':
    }
  });
}
