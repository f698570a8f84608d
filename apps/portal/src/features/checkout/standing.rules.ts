import type { ClaimCase } from '@mina-sidor/api-client';

import type { Access } from '../../domain/access.ts';
import { isPaymentInProgress, payability } from '../../domain/payability.ts';

/** How what was to be paid stands where the checkout cannot be shown. The payment may have been made elsewhere. */
export type PaymentStanding = 'inProgress' | 'nothingToPay' | 'payable' | 'unknown';

/** How the cases stand together. */
export function standingOf(
  cases: readonly ClaimCase[],
  access: Pick<Access, 'payments'>,
): PaymentStanding {
  if (cases.some(isPaymentInProgress)) return 'inProgress';
  const answers = new Set(cases.map((one) => payability(one, access).kind));
  if (answers.has('payable')) return 'payable';
  // Whether anything is left to pay cannot be told from these.
  return answers.has('unknownAmount') || answers.has('paymentsOff') ? 'unknown' : 'nothingToPay';
}
