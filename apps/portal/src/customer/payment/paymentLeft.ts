import { unconfirmedOf } from '../../domain/openPayments.rules.ts';
import { changeEach, type UnconfirmedPayment } from '../../domain/storedPayment.rules.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import { keptPayments } from './paymentStorage.ts';

/**
 * What must not be paid again by the customer whose session turns out to be over, as after a visit to the Swish app, or who
 * ends it in another tab (row Z64); undefined if nothing. Somebody who has logged out since the payment was last open has been told.
 *
 * Call it before the end of the session deletes the cases; it gives the answer for a time, in milliseconds since 1970.
 */
export function paymentLeft(storage: SafeStorage): (now: number) => UnconfirmedPayment | undefined {
  const payments = changeEach(keptPayments(storage), (payment) =>
    payment.isLeft === true && payment.isReopened !== true ? null : payment,
  );
  return (now) => unconfirmedOf(payments, now);
}
