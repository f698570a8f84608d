import type { ClaimCase } from '@mina-sidor/api-client';

import type { Access } from '../../domain/access.ts';
import { isPaymentInProgress, payability, type Payability } from '../../domain/payability.ts';

/** How what was to be paid stands where the checkout cannot be shown. The payment may have been made elsewhere. */
export type PaymentStanding = 'inProgress' | 'nothingToPay' | 'payable' | 'unknown';

const standings: Readonly<Record<Payability['kind'], PaymentStanding>> = {
  closed: 'nothingToPay',
  openUninsuredPeriod: 'nothingToPay',
  nothingToPay: 'nothingToPay',
  paymentInProgress: 'inProgress',
  payable: 'payable',
  // Whether anything is left to pay cannot be told from these.
  paymentsOff: 'unknown',
  unknownAmount: 'unknown',
};

/** How the cases stand together: the first of these that one of them is in. */
export function standingOf(
  cases: readonly ClaimCase[],
  access: Pick<Access, 'payments'>,
): PaymentStanding {
  if (cases.some(isPaymentInProgress)) return 'inProgress';
  const found = new Set(cases.map((one) => standings[payability(one, access).kind]));
  if (found.has('payable')) return 'payable';
  return found.has('unknown') ? 'unknown' : 'nothingToPay';
}
