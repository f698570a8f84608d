import type { User } from '@mina-sidor/api-client';
import * as v from 'valibot';

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

function memory(): Memory {
  return v.parse(memorySchema, tabStorage.getItem(storageKey));
}

function remember(paymentId: string, entry: Memory[string]): void {
  tabStorage.setItem(storageKey, JSON.stringify({ ...memory(), [paymentId]: entry }));
}

/**
 * Keeps in this tab what a payment is for: who leaves for Swish comes back to the address of the checkout without the
 * navigation state.
 */
export function rememberPayment(payment: CheckoutState): void {
  remember(payment.paymentId, { ...memory()[payment.paymentId], payment });
}

/** What is known about the payment in this tab, at least which it is. */
export function recallPayment(paymentId: string): CheckoutState {
  return memory()[paymentId]?.payment ?? { paymentId };
}

/** Keeps that the payment is made, so that neither a reload nor the back button offers to make it once more. */
export function rememberCompletion(paymentId: string): void {
  remember(paymentId, { payment: recallPayment(paymentId), isCompleted: true });
}

/** Whether the payment company has said in this tab that the payment is made. */
export function isPaymentCompleted(paymentId: string): boolean {
  return memory()[paymentId]?.isCompleted === true;
}

/** Leaves the customer who has just arrived what is theirs, and drops what another customer has left in this tab. */
export function takeUpPayments(
  { userKey }: Pick<User, 'userKey'>,
  storage: QuietStorage = tabStorage,
): void {
  const owner = userKey ?? '';
  if (storage.getItem(ownerKey) !== owner) storage.removeItem(storageKey);
  storage.setItem(ownerKey, owner);
}

/** What has been paid goes when the customer goes. */
export function forgetPayments(storage: QuietStorage = tabStorage): void {
  storage.removeItem(storageKey);
  storage.removeItem(ownerKey);
}
