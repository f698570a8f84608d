import { chargeOf, type ClaimCase, isPaymentInProgress } from '@mina-sidor/api-client';
import { fill, formatList, plural, pluralInText } from '@mina-sidor/texts';

import type { Access } from '../../domain/access.ts';
import { sumOf } from '../../domain/amounts.ts';
import { type CaseTag, caseTagOf } from '../../domain/case.rules.ts';
import { consequences, payability } from '../../domain/payability.ts';
import { entriesOf } from '../../domain/record.ts';
import { texts } from '../../texts.ts';
import { hasPayLink } from './claims.rules.ts';

const words = texts.claims.wholeDebt;

export interface WholeDebt {
  /** In öre. Each case is rounded down to whole kronor before they are added (row C24). */
  readonly charge: number;
  /** The cases that the payment covers; they are sent with it (row C24). */
  readonly cases: readonly ClaimCase[];
}

/** The whole debt as one payment (rows C22 and C23); `null` when it cannot be paid at once, and the box is hidden. */
export function wholeDebtOf(
  activeCases: readonly ClaimCase[],
  access: Pick<Access, 'payments'>,
): WholeDebt | null {
  if (activeCases.length < 2) return null;
  const charges: number[] = [];
  const cases: ClaimCase[] = [];
  for (const claimCase of activeCases) {
    const answer = payability(claimCase, access);
    if (consequences[answer.kind].stopsAll) return null;
    if (answer.kind === 'payable') {
      charges.push(answer.charge);
      cases.push(claimCase);
    }
  }
  const charge = sumOf(charges);
  return charge === null || charge === 0 ? null : { charge, cases };
}

/**
 * What to say while a payment is in progress. `held`: it is the reason why the other cases of the list cannot be paid in one
 * payment. `processing`: the debt still includes it. `unconfirmed`: it may be for any of the cases.
 */
export type PaymentNoteKind = 'held' | 'processing' | 'unconfirmed';

/** Null while no payment is in progress. */
export function paymentNoteOf(
  activeCases: readonly ClaimCase[],
  access: Pick<Access, 'payments'>,
): PaymentNoteKind | null {
  const kinds = new Set(activeCases.map((claimCase) => payability(claimCase, access).kind));
  if (kinds.has('unconfirmedPayment')) return 'unconfirmed';
  if (!activeCases.some(isPaymentInProgress)) return null;
  return hasPayLink(activeCases, access) && !kinds.has('uninsuredPeriodOpen')
    ? 'held'
    : 'processing';
}

/** The kinds of case without a pay button in the list. */
type IncludedTag = Exclude<CaseTag, 'uninsured'>;

/**
 * The number of cases of each of these kinds, without the kinds that have none, in the order in which the text names
 * them (row Z32).
 */
export function kindsAmong(
  cases: readonly ClaimCase[],
): readonly (readonly [IncludedTag, number])[] {
  const counts: Record<IncludedTag, number> = {
    Contestation: 0,
    InstallmentPlan: 0,
    TemporaryOffer: 0,
    Ackord: 0,
  };
  for (const claimCase of cases) {
    const tag = caseTagOf(claimCase);
    if (tag !== null && tag !== 'uninsured') counts[tag] += 1;
  }
  return entriesOf(counts).filter(([, count]) => count > 0);
}

/** How many cases the payment covers, and which of them are special (row Z32). */
export function includedText(cases: readonly ClaimCase[]): string {
  const included = plural(words.included, cases.length);
  const kinds = kindsAmong(cases);
  const [first] = kinds;
  if (first === undefined) return `${included}.`;
  const [kind, count] = first;
  if (count === cases.length) return `${included}. ${plural(words.allAre[kind], count)}`;
  return fill(words.someIncluded, {
    included,
    kinds: formatList(kinds.map(([one, number]) => pluralInText(words.kinds[one], number))),
  });
}

/** Why a payment of all cases charges something else than their sum. */
export interface ChargeGap {
  /** The öre that are cut, since only whole kronor are charged. */
  readonly cut: number;
  /** Money that the customer gets back, in öre; payments ignore it. */
  readonly credit: number;
  /** The number of cases with an unreadable amount. */
  readonly unreadable: number;
}

/** Splits the difference between sum and charge: sum = charge + cut − credit. */
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
