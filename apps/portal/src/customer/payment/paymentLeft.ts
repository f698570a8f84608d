import { unconfirmedOf } from '../../domain/knownPayments.rules.ts';
import { paymentOf, type UnconfirmedPayment } from '../../domain/storedPayment.rules.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import { loginIdKey } from '../session/owner.ts';
import { keptPayments } from './paymentStorage.ts';

/**
 * What somebody must not pay again who comes back to this payment, as from Swish, and whose session has ended meanwhile
 * (row Z64); undefined if nothing. After a log-out the browser has no login, and nobody expects to be told.
 *
 * @param now milliseconds since 1970
 */
export function paymentLeft(
  storage: SafeStorage,
  paymentId: string,
  now: number,
): UnconfirmedPayment | undefined {
  const payment = paymentOf(keptPayments(storage), paymentId);
  return payment === undefined || storage.getItem(loginIdKey) === null
    ? undefined
    : unconfirmedOf({ [paymentId]: payment }, now);
}
