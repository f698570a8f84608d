import type * as v from 'valibot';

import type { paymentPlanInfoSchema } from '@mina-sidor/api-client/contract';

import { endOfMonth } from './calendar.ts';
import type { AmountParts } from './caseAmount.ts';
import { costs, interest, kronor } from './money.ts';

/** An instalment plan that has just begun: this month's sum is due at the end of the month. */
export function paymentPlan(
  parts: AmountParts,
  monthlyAmount: number,
  today: string,
): { plan: v.InferInput<typeof paymentPlanInfoSchema>; amountToPay: number } {
  const fee = costs.planSetUp + costs.planNotice;
  const amountToPay = parts.capital + parts.costs + parts.interest + fee;

  // Each further month brings a notice and interest, which may in turn bring a further month.
  let months = 1;
  let notices = 0;
  let futureInterest = 0;
  while (amountToPay + notices + futureInterest > months * monthlyAmount) {
    const capitalLeft = Math.max(parts.capital - months * monthlyAmount, 0);
    months += 1;
    notices += costs.planNotice;
    futureInterest += interest(capitalLeft, 30);
  }

  const total = amountToPay + notices + futureInterest;
  const remaining = Array.from({ length: months }, (_, month) => ({
    date: endOfMonth(today, month),
    amountLeftToPay: kronor(Math.min(monthlyAmount, total - month * monthlyAmount), 'decimals'),
  }));
  const [first, second] = remaining;
  if (first === undefined) throw new Error('A plan has at least one month.');

  const plan = {
    activeAmortizationOccasion: {
      expectedAmount: first.amountLeftToPay,
      paidAmount: '0',
      ...first,
    },
    nextAmortizationOccasion: second ?? null,
    remainingAmortizationOccasions: remaining,
    willBeClosed: false,
    capitalBalance: kronor(parts.capital, 'decimals'),
    costBalance: kronor(parts.costs, 'decimals'),
    interestBalance: kronor(parts.interest, 'decimals'),
    feeBalance: kronor(fee, 'decimals'),
    notificationCost: kronor(notices, 'decimals'),
    interestClaim: kronor(futureInterest, 'decimals'),
    totalAmount: kronor(total, 'decimals'),
  };
  return { plan, amountToPay };
}
