import type { Amount, ClaimCase, PaymentPlanInfo } from '@mina-sidor/api-client';
import { formatDate } from '@mina-sidor/texts';

import { sumOf } from './amounts.ts';
import { type CaseGroup, caseGroupOf } from './caseGroup.rules.ts';
import { installmentPlanOf } from './installmentPlan.rules.ts';
import type { CaseWithPayments } from './payability.ts';

/** The groups of a plan whose month can be read. */
const planGroups = ['planDue', 'planPaid', 'planNone'] as const satisfies readonly CaseGroup[];
type PlanGroup = (typeof planGroups)[number];

/** A plan whose month can be read. */
export interface PlanCase {
  readonly group: PlanGroup;
  readonly claimCase: ClaimCase;
  readonly plan: PaymentPlanInfo;
}

export function planCasesOf(cases: readonly CaseWithPayments[]): readonly PlanCase[] {
  return cases.flatMap((claimCase) => {
    const own = caseGroupOf(claimCase);
    const group = planGroups.find((one) => one === own);
    const plan = installmentPlanOf(claimCase);
    return group === undefined || plan === null ? [] : [{ group, claimCase, plan }];
  });
}

/** A plan's month that waits for the customer's money. */
export interface DueMonth {
  readonly claimCase: ClaimCase;
  readonly plan: PaymentPlanInfo;
  readonly left: number;
  /** The last day, as `2026-11-30`. */
  readonly day: string;
}

/** The months that are due, the earliest first. */
export function dueMonthsOf(cases: readonly CaseWithPayments[]): readonly DueMonth[] {
  return planCasesOf(cases)
    .flatMap(({ group, claimCase, plan }) => {
      const { amountLeftToPay: left, date } = plan.activeAmortizationOccasion;
      return group !== 'planDue' || left === null
        ? []
        : [{ claimCase, plan, left, day: formatDate(date) }];
    })
    .toSorted((one, other) => Number(one.day > other.day) - Number(one.day < other.day));
}

/** What plans ask for next, on the earliest of their days. */
export interface NextPayment {
  /** As `2026-12-31`. */
  readonly day: string;
  /** Null when one of the amounts cannot be read. */
  readonly sum: Amount;
  /** The number of plans. */
  readonly count: number;
}

/** Null when no plan asks for anything after this month. */
export function nextPaymentOf(cases: readonly CaseWithPayments[]): NextPayment | null {
  const months = planCasesOf(cases)
    .flatMap(({ plan }) => plan.nextAmortizationOccasion ?? [])
    .filter(({ amountLeftToPay }) => amountLeftToPay === null || amountLeftToPay > 0)
    .map(({ amountLeftToPay, date }) => ({ amountLeftToPay, day: formatDate(date) }));
  const [day] = months.map((month) => month.day).toSorted();
  if (day === undefined) return null;
  const amounts = months
    .filter((month) => month.day === day)
    .map(({ amountLeftToPay }) => amountLeftToPay);
  return { day, sum: sumOf(amounts), count: amounts.length };
}
