import type { InsuranceCase, PaymentPlanInfo } from '@mina-sidor/api-client';
import { parseOre } from '@mina-sidor/texts';

import { breakdownFields } from '../paymentPanel.rules.ts';

/** Whether some amounts add up to the total that stands below them. All sums in öre. */
type SumCheck =
  | { readonly status: 'addsUp' }
  | { readonly status: 'differs'; readonly sum: number; readonly total: number }
  /** An amount is not a number that can be added, so nothing can be said of the sum. */
  | { readonly status: 'unreadable' };

type PlanAmounts = Pick<PaymentPlanInfo, (typeof breakdownFields)[number]>;

/** Whether the parts of the breakdown are together the total amount (row D35). */
export function checkParts(plan: PlanAmounts): SumCheck {
  const parts = breakdownFields.filter((field) => field !== 'totalAmount');
  return checkSum(
    parts.map((field) => plan[field]),
    plan.totalAmount,
  );
}

/** Whether the payments that are left are together the total amount. */
export function checkPayments(
  plan: Pick<PaymentPlanInfo, 'remainingAmortizationOccasions' | 'totalAmount'>,
): SumCheck {
  return checkSum(
    plan.remainingAmortizationOccasions.map(({ amountLeftToPay }) => amountLeftToPay),
    plan.totalAmount,
  );
}

/** What all of the plan costs now, beside what it costs in the end. All amounts in öre. */
type DemandExplanation =
  /** Paying all of it now saves what the plan would have brought. */
  | {
      readonly kind: 'lessNow';
      readonly demand: number;
      readonly total: number;
      readonly difference: number;
    }
  /** What is asked for is not what is owed. */
  | { readonly kind: 'differs'; readonly demand: number; readonly owed: number }
  /** Nothing needs to be said, or nothing can be. */
  | { readonly kind: 'none' };

/** Why 'Betala hela avbetalningsplanen' asks for another sum than the total amount, which holds future costs (row D29). */
export function explainDemand(
  { amountToPay }: Pick<InsuranceCase, 'amountToPay'>,
  plan: PlanAmounts,
): DemandExplanation {
  const demand = parseOre(amountToPay);
  const total = parseOre(plan.totalAmount);
  const owed = sumOf([
    plan.capitalBalance,
    plan.costBalance,
    plan.interestBalance,
    plan.feeBalance,
  ]);
  if (demand === null || total === null || owed === null) return { kind: 'none' };
  if (demand !== owed) return { kind: 'differs', demand, owed };
  if (demand >= total) return { kind: 'none' };
  return { kind: 'lessNow', demand, total, difference: total - demand };
}

/** The sum in öre, exactly; `null` when one of the amounts is none. */
export function sumOf(amounts: readonly string[]): number | null {
  return amounts.reduce<number | null>((sum, text) => {
    const amount = parseOre(text);
    return sum === null || amount === null ? null : sum + amount;
  }, 0);
}

function checkSum(amounts: readonly string[], totalText: string): SumCheck {
  const sum = sumOf(amounts);
  const total = parseOre(totalText);
  if (sum === null || total === null) return { status: 'unreadable' };
  return sum === total ? { status: 'addsUp' } : { status: 'differs', sum, total };
}
