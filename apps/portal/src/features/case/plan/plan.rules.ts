import type { Amount, PaymentPlanInfo } from '@mina-sidor/api-client';
import { fill, formatAmount, formatDate } from '@mina-sidor/texts';

import { sumOf } from '../../../domain/amounts.ts';
import { texts } from '../../../texts.ts';

const words = texts.paymentPlan.wholePlan;

/** The state of a plan month, with the provider's numbers (row D33). */
export const paymentState = { None: 0, Due: 1, Paid: 2 } as const;
type PaymentState = (typeof paymentState)[keyof typeof paymentState];

type CurrentMonth = PaymentPlanInfo['activeAmortizationOccasion'];

/**
 * Nothing expected comes before nothing left or too much paid (rows D32 and Z31). A month with an unreadable amount
 * counts as due.
 */
export function paymentStateOf({
  expectedAmount,
  amountLeftToPay,
}: Pick<CurrentMonth, 'expectedAmount' | 'amountLeftToPay'>): PaymentState {
  if (expectedAmount === 0) return paymentState.None;
  return isPaid(amountLeftToPay) ? paymentState.Paid : paymentState.Due;
}

/** Whether nothing is left of a payment, or too much was paid. */
export function isPaid(amountLeft: Amount): boolean {
  return amountLeft !== null && amountLeft <= 0;
}

/** What is left to pay of a month; `null` when that is nothing or unknown. */
function dueAmountOf(month: CurrentMonth): Amount {
  return paymentStateOf(month) === paymentState.Due ? month.amountLeftToPay : null;
}

/** What a plan asks for now. */
export interface DueMonth {
  readonly amount: number;
  /** As `2026-11-30`. */
  readonly day: string;
}

/** `null` when nothing is left to pay of the month, or that is unknown. */
export function dueMonthOf(plan: PaymentPlanInfo | null): DueMonth | null {
  if (plan === null) return null;
  const month = plan.activeAmortizationOccasion;
  const amount = dueAmountOf(month);
  return amount === null ? null : { amount, day: formatDate(month.date) };
}

/** What to pay this month, where the cards of the months do not show. */
export function textOfMonth({ amount, day }: DueMonth, today: string): string {
  const { month, monthPast } = texts.case.panel.unavailable;
  return fill(day < today ? monthPast : month, { amount: formatAmount(amount), date: day });
}

export interface PlanMonth extends CurrentMonth {
  readonly which: 'current' | 'next';
}

/** The current month, and the next if there is one. */
export function planMonthsOf({
  activeAmortizationOccasion: current,
  nextAmortizationOccasion: next,
}: PaymentPlanInfo): readonly [PlanMonth, ...PlanMonth[]] {
  const currentMonth = { ...current, which: 'current' } as const;
  if (next === null) return [currentMonth];
  // The provider sends only the remaining amount of the next month.
  return [currentMonth, { ...next, which: 'next', expectedAmount: null, paidAmount: null }];
}

/** How much of a month has been paid (row Z31). */
export interface PaidOfMonth {
  /** From 0 to 1; `null` when the whole amount is unknown. */
  readonly share: number | null;
  readonly label: string;
}

/** `null` when nothing has been paid of the month, or that is unknown. */
export function paidOfMonth({
  paidAmount,
  expectedAmount,
}: Pick<CurrentMonth, 'paidAmount' | 'expectedAmount'>): PaidOfMonth | null {
  if (paidAmount === null || paidAmount <= 0) return null;
  const paid = formatAmount(paidAmount);
  if (expectedAmount === null || expectedAmount <= 0) {
    return { share: null, label: fill(texts.paymentPlan.paid, { paid }) };
  }
  const expected = formatAmount(expectedAmount);
  return {
    share: Math.min(paidAmount / expectedAmount, 1),
    label: fill(texts.paymentPlan.paidOf, { paid, expected }),
  };
}

/** The parts of a plan's remaining amount, in reading order (row D35). Their sum is `totalAmount`. */
export const planParts = [
  'capitalBalance',
  'costBalance',
  'interestBalance',
  'feeBalance',
  'notificationCost',
  'interestClaim',
] as const satisfies readonly (keyof PaymentPlanInfo)[];

/**
 * Why 'Betala hela avbetalningsplanen' costs something else than the total amount, which includes future costs
 * (row D29).
 */
export function wholePlanText(
  amount: Amount,
  plan: Pick<PaymentPlanInfo, (typeof planParts)[number] | 'totalAmount'>,
): string | null {
  const { totalAmount: total, capitalBalance, costBalance, interestBalance, feeBalance } = plan;
  const owed = sumOf([capitalBalance, costBalance, interestBalance, feeBalance]);
  if (amount === null || total === null || owed === null) return null;
  if (amount !== owed) {
    return fill(words.differs, { owed: formatAmount(owed) });
  }
  if (amount >= total) return null;
  return fill(words.lessNow, {
    total: formatAmount(total),
    difference: formatAmount(total - amount),
  });
}

/** Whether the month is all that is left of the plan, so that paying the whole plan is the same again. */
export function isLastPayment(
  amountToPay: Amount,
  { remainingAmortizationOccasions }: Pick<PaymentPlanInfo, 'remainingAmortizationOccasions'>,
): boolean {
  const [only, ...others] = remainingAmortizationOccasions;
  return (
    only !== undefined &&
    others.length === 0 &&
    amountToPay !== null &&
    only.amountLeftToPay === amountToPay
  );
}
