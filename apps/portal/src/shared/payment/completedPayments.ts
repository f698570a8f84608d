import * as v from 'valibot';

import type { SessionStore } from '../session.ts';

const storageKey = 'completedPayments';
const paymentIdsSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []);

function completedIn(storage: Storage): readonly string[] {
  return v.parse(paymentIdsSchema, storage.getItem(storageKey));
}

/** Whether the payment company has said in this tab that the payment is made. */
export function isPaymentCompleted(paymentId: string, storage: Storage = sessionStorage): boolean {
  return completedIn(storage).includes(paymentId);
}

/** Keeps that the payment is made, so that neither a reload nor the back button offers to make it once more. */
export function rememberCompletedPayment(
  paymentId: string,
  storage: Storage = sessionStorage,
): void {
  const others = completedIn(storage).filter((other) => other !== paymentId);
  storage.setItem(storageKey, JSON.stringify([...others, paymentId]));
}

/** What has been paid belongs to the customer: it goes when the customer goes. */
export function forgetPaymentsWithCustomer(
  { store }: Pick<SessionStore, 'store'>,
  storage: Storage = sessionStorage,
): void {
  store.subscribe(() => {
    if (store.get().status === 'anonymous') storage.removeItem(storageKey);
  });
}
