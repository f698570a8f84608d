import type { ClaimCase } from '@mina-sidor/api-client';

import type { Access } from '../../domain/access.ts';
import { isPaymentInProgress, payability, type Payability } from '../../domain/payability.ts';

/** The state of what was to be paid, when the checkout cannot be shown. The payment may have been made elsewhere. */
export type DueState = 'inProgress' | 'nothingToPay' | 'payable' | 'unknown';

const dueStates: Readonly<Record<Payability['kind'], DueState>> = {
  closed: 'nothingToPay',
  openUninsuredPeriod: 'nothingToPay',
  nothingToPay: 'nothingToPay',
  paymentInProgress: 'inProgress',
  unconfirmedPayment: 'inProgress',
  payable: 'payable',
  // These do not say whether anything is left to pay.
  paymentsOff: 'unknown',
  unknownAmount: 'unknown',
};

/** The state of all cases together. `inProgress` wins over `payable`, then come `unknown` and `nothingToPay`. */
export function dueStateOf(
  cases: readonly ClaimCase[],
  access: Pick<Access, 'payments'>,
): DueState {
  if (cases.some(isPaymentInProgress)) return 'inProgress';
  const found = new Set(cases.map((one) => dueStates[payability(one, access).kind]));
  if (found.has('payable')) return 'payable';
  return found.has('unknown') ? 'unknown' : 'nothingToPay';
}
