import * as v from 'valibot';

import { unconfirmedOf } from '../../domain/knownPayments.rules.ts';
import {
  keptPaymentsSchema,
  paymentOf,
  type UnconfirmedPayment,
} from '../../domain/storedPayment.rules.ts';

/**
 * What somebody must not pay again who comes back to this payment, as from Swish, and whose session has ended meanwhile
 * (row Z64); undefined if nothing. A payment whose cases are not known was left by a log-out, or by the customer before.
 *
 * @param kept what the browser had stored before it was known that the session has ended, which deletes the cases
 * @param now milliseconds since 1970
 */
export function paymentLeft(
  kept: string | null,
  paymentId: string,
  now: number,
): UnconfirmedPayment | undefined {
  const payment = paymentOf(v.parse(keptPaymentsSchema, kept), paymentId);
  return payment !== undefined && payment.parts.length > 0
    ? unconfirmedOf({ [paymentId]: payment }, now)
    : undefined;
}
