import type { ClaimCase } from '@mina-sidor/api-client';

import type { Access } from '../../domain/access.ts';
import { sumOf } from '../../domain/amounts.ts';
import { type CaseTag, caseTagOf } from '../../domain/case.rules.ts';
import { chargeOf, payability } from '../../domain/payability.ts';

/** The whole debt as one payment. */
export interface WholeDebt {
  /** What is charged, in öre: each case is cut to whole kronor before they are added up (row C24). */
  readonly charge: number;
  /** The cases that the charge is of, and that are sent with the payment (row C24). */
  readonly cases: readonly ClaimCase[];
}

/** The whole debt, where it can be paid at once (rows C22 and C23); `null` shows no box. */
export function wholeDebtOf(
  activeCases: readonly ClaimCase[],
  access: Pick<Access, 'payments'>,
): WholeDebt | null {
  if (activeCases.length < 2) return null;
  const charges: number[] = [];
  const cases: ClaimCase[] = [];
  for (const claimCase of activeCases) {
    const answer = payability(claimCase, access);
    switch (answer.kind) {
      case 'openUninsuredPeriod':
      case 'paymentInProgress':
        return null;
      case 'payable':
        charges.push(answer.charge);
        cases.push(claimCase);
        break;
      case 'closed':
      case 'paymentsOff':
      case 'unknownAmount':
      case 'nothingToPay':
    }
  }
  const charge = sumOf(charges);
  return charge === null || charge === 0 ? null : { charge, cases };
}

/** Whether a payment that is being processed keeps the customer from paying the other cases in one payment. */
export function isHeldByPayment(
  activeCases: readonly ClaimCase[],
  access: Pick<Access, 'payments'>,
): boolean {
  const kinds = new Set(activeCases.map((claimCase) => payability(claimCase, access).kind));
  return (
    kinds.has('paymentInProgress') && kinds.has('payable') && !kinds.has('openUninsuredPeriod')
  );
}

/** The kinds of case without a pay button of their own in the list, in the order in which they are named. */
export const kindsWithoutButton = [
  'Contestation',
  'InstallmentPlan',
  'TemporaryOffer',
  'Ackord',
] as const satisfies readonly CaseTag[];

/** How many cases of each of these kinds there are, without those that there are none of (row Z32). */
export function kindsAmong(
  cases: readonly ClaimCase[],
): readonly (readonly [(typeof kindsWithoutButton)[number], number])[] {
  const tags = cases.map((claimCase) => caseTagOf(claimCase));
  return kindsWithoutButton
    .map((kind) => [kind, tags.filter((tag) => tag === kind).length] as const)
    .filter(([, count]) => count > 0);
}

/** Why a payment of all cases charges something else than what they add up to. */
export interface ChargeGap {
  /** What is cut, in öre, since whole kronor are charged. */
  readonly cut: number;
  /** Money to get back, in öre, which a payment does not take into account. */
  readonly credit: number;
  /** How many cases have an amount that cannot be read. */
  readonly unreadable: number;
}

/** What lies between the sum of the cases and what is charged: sum = charge + cut − credit. */
export function chargeGapOf(cases: readonly Pick<ClaimCase, 'amountToPay'>[]): ChargeGap {
  let [cut, credit, unreadable] = [0, 0, 0];
  for (const claimCase of cases) {
    const { amountToPay } = claimCase;
    const rest = (amountToPay ?? 0) - chargeOf(claimCase);
    if (amountToPay === null) unreadable += 1;
    else if (rest < 0) credit -= rest;
    else cut += rest;
  }
  return { cut, credit, unreadable };
}
