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
 * Why the customer has got the claim: each reason once, in the order of its parts, none for an unknown case type.
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

/** One period tells when it began, or how many days it has, and what they cost (row Z35); several tell neither. */
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
    // The provider counts on weekdays only: what it has not counted yet is no part of the amount.
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

/** Days from the first to the last, both counted. Counted at UTC, where every day is as long as the others. */
function daysFrom(first: string, last: string): number {
  const millisecondsOfDay = 24 * 60 * 60 * 1000;
  return (Date.parse(formatDate(last)) - Date.parse(formatDate(first))) / millisecondsOfDay + 1;
}
