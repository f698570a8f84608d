import type { CaseType, ClaimCase, CustomerCase } from '@mina-sidor/api-client';
import { fill, formatAmount, formatDate, plural } from '@mina-sidor/texts';

import { caseTypeOf } from '../../domain/case.rules.ts';
import { texts } from '../../texts.ts';

const words = texts.case.reason;

const plainReasons: Record<Exclude<CaseType, 'of-ärende'>, string> = {
  premiekrav: words.unpaidPremium,
  självrisk: words.excess,
  ägarregress: words.damageCost,
  förarregress: words.damageCost,
};

type ReasonedCase = Pick<
  ClaimCase,
  'customerCases' | 'hasOpenUninsuredPeriod' | 'dayCharge' | 'amountToPay'
>;

/**
 * Why the customer got the claim. Each reason occurs once, in the order of the case's parts. Unknown case types give
 * none.
 *
 * @param today as `2026-11-20`
 */
export function caseReasonsOf(claimCase: ReasonedCase, today: string): readonly string[] {
  const { customerCases } = claimCase;
  const uninsuredParts = customerCases.filter((part) => caseTypeOf(part) === 'of-ärende');
  const reasons = customerCases.flatMap((part) => {
    const type = caseTypeOf(part);
    if (type === null) return [];
    return type === 'of-ärende'
      ? uninsuredReason(uninsuredParts, claimCase, today)
      : plainReasons[type];
  });
  return [...new Set(reasons)];
}

/**
 * For one period, says when it began or how many days it has, and what they cost (row Z35). For several, says
 * neither.
 */
function uninsuredReason(
  parts: readonly CustomerCase[],
  { hasOpenUninsuredPeriod: isOpen, dayCharge, amountToPay }: ReasonedCase,
  today: string,
): string {
  const { fromDate = null, toDate = null } = parts.length === 1 ? (parts[0] ?? {}) : {};
  if (isOpen) {
    if (fromDate === null) return words.uninsuredNow;
    const since = fill(words.uninsuredSince, { from: formatDate(fromDate) });
    const days = daysFrom(fromDate, today);
    // The provider updates the amount on weekdays only. Days that are not in it yet are not mentioned.
    const isCounted = dayCharge !== null && amountToPay === days * dayCharge;
    return isCounted ? `${since} ${sumText(words.sumSoFar, days, dayCharge)}` : since;
  }
  const days = fromDate === null || toDate === null ? 0 : daysFrom(fromDate, toDate);
  if (days < 1) return words.uninsured;
  const count = fill(words.uninsuredDays, { days: plural(words.days, days) });
  return dayCharge === null ? count : `${count} ${sumText(words.sum, days, dayCharge)}`;
}

function sumText(text: typeof words.sum | typeof words.sumSoFar, days: number, charge: number) {
  return fill(text, {
    days: plural(words.days, days),
    charge: formatAmount(charge),
    sum: formatAmount(days * charge),
  });
}

/** The number of days, first and last included. Computed in UTC, where all days are equally long. */
function daysFrom(first: string, last: string): number {
  const millisecondsOfDay = 24 * 60 * 60 * 1000;
  return (Date.parse(formatDate(last)) - Date.parse(formatDate(first))) / millisecondsOfDay + 1;
}
