import { type Amount, chargeOf, type ClaimCase, isPaymentInProgress } from '@mina-sidor/api-client';

import { checkSum, sumOf } from '../../domain/amounts.ts';
import { caseGroupOf } from '../../domain/caseGroup.rules.ts';
import type { CaseWithPayments } from '../../domain/payability.ts';

/** The kinds of part, in the order in which they are listed. */
const partKinds = [
  'ordinary',
  'uninsured',
  'processing',
  'contested',
  'offer',
  'ackord',
  'plan',
  'less',
  'credit',
] as const;
type DebtPartKind = (typeof partKinds)[number];

/** Some of the cases, which together are a part of the debt. */
export interface DebtPart {
  readonly kind: DebtPartKind;
  /** The number of its cases. */
  readonly count: number;
  /** In öre; what the customer gets back is negative. */
  readonly sum: number;
}

/**
 * What the debt is made of (row Z83). Null when the cases do not add up to it, which the page says elsewhere, when one of
 * them is closed all the same, when nobody knows which of them has been paid, and when there are not two parts to tell apart.
 *
 * @param balance the debt, fetched together with the cases
 */
export function debtPartsOf(
  active: readonly CaseWithPayments[],
  balance: Amount,
): readonly DebtPart[] | null {
  const amounts = active.map(({ amountToPay }) => amountToPay);
  if (checkSum(amounts, balance).kind !== 'equal') return null;
  if (active.some((one) => one.mayBePaid === true || kindOf(one) === null)) return null;
  const parts = partKinds.flatMap((kind) => {
    const own = active.filter((one) => kindOf(one) === kind);
    const sum = sumOf(own.map(({ amountToPay }) => amountToPay));
    return own.length === 0 || sum === null ? [] : [{ kind, count: own.length, sum }];
  });
  return parts.length < 2 ? null : parts;
}

/** Whether some of the debt is being paid, and is still included in it. */
export function isProcessingIncluded(active: readonly ClaimCase[]): boolean {
  return active.some((one) => isPaymentInProgress(one) && chargeOf(one) > 0);
}

function kindOf(claimCase: CaseWithPayments): DebtPartKind | null {
  const group = caseGroupOf(claimCase);
  switch (group) {
    case 'closed':
      return null;
    case 'nothing':
      return (claimCase.amountToPay ?? 0) < 0 ? 'credit' : 'less';
    // With an amount that can be read, it is a plan whose month cannot.
    case 'ask':
    case 'planNone':
    case 'planPaid':
    case 'planDue':
      return 'plan';
    case 'uninsured':
    case 'processing':
    case 'contested':
    case 'offer':
    case 'ackord':
    case 'ordinary':
      return group;
  }
}
