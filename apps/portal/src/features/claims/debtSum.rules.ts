import type { InsuranceCase } from '@mina-sidor/api-client';
import { parseOre } from '@mina-sidor/texts';

type Amount = Pick<InsuranceCase, 'amountToPay'>;

/** How the debt compares with the cases that it is made of. Amounts in öre. */
export type DebtSum =
  | { readonly kind: 'equal' }
  | { readonly kind: 'differs'; readonly balance: number; readonly sum: number }
  /** An amount cannot be read, or the sum not be counted exactly. */
  | { readonly kind: 'unknown' };

/** Whether the active cases add up to the debt that stands above them. */
export function debtSumOf(balance: string, activeCases: readonly Amount[]): DebtSum {
  const debt = parseOre(balance);
  let sum = 0;
  for (const { amountToPay } of activeCases) sum += parseOre(amountToPay) ?? Number.NaN;
  if (debt === null || !Number.isSafeInteger(sum)) return { kind: 'unknown' };
  return debt === sum ? { kind: 'equal' } : { kind: 'differs', balance: debt, sum };
}

/** Why a payment of all cases charges something else than what they add up to. Amounts in öre. */
export interface ChargeGap {
  /** What is cut, since whole kronor are charged. */
  readonly cut: number;
  /** Money to get back, which a payment does not take into account. */
  readonly credit: number;
  /** How many cases have an amount that cannot be read. */
  readonly unreadable: number;
}

/** What lies between the sum of the cases and what is charged: sum = charge + cut − credit. */
export function chargeGapOf(cases: readonly Amount[]): ChargeGap {
  let [cut, credit, unreadable] = [0, 0, 0];
  for (const { amountToPay } of cases) {
    const ore = parseOre(amountToPay);
    if (ore === null) unreadable += 1;
    else if (ore < 0) credit -= ore;
    else cut += ore % 100;
  }
  return { cut, credit, unreadable };
}
