import type { CustomerCase, ClaimCase } from '@mina-sidor/api-client';
import { fill, formatDate, plural } from '@mina-sidor/texts';

import { caseTypeOf } from '../../domain/case.rules.ts';
import { texts } from '../../texts.ts';

const words = texts.case.reason;

const plainReasons = new Map([
  ['premiekrav', words.unpaidPremium],
  ['självrisk', words.excess],
  ['ägarregress', words.damageCost],
  ['förarregress', words.damageCost],
]);

/** Why the customer has got the claim: each reason once, in the order of its parts, none for an unknown case type. */
export function caseReasonsOf({
  customerCases,
  hasOpenUninsuredPeriod,
}: Pick<ClaimCase, 'customerCases' | 'hasOpenUninsuredPeriod'>): readonly string[] {
  const uninsuredParts = customerCases.filter((part) => caseTypeOf(part) === 'of-ärende');
  const reasons = customerCases.flatMap((part) =>
    uninsuredParts.includes(part)
      ? uninsuredReason(uninsuredParts, hasOpenUninsuredPeriod)
      : (plainReasons.get(caseTypeOf(part)) ?? []),
  );
  return [...new Set(reasons)];
}

/** One period tells when it began, or how many days it has; several tell neither. */
function uninsuredReason(parts: readonly CustomerCase[], isOpen: boolean): string {
  const { fromDate = null, toDate = null } = parts.length === 1 ? (parts[0] ?? {}) : {};
  if (isOpen) {
    return fromDate === null
      ? words.uninsuredNow
      : fill(words.uninsuredSince, { from: formatDate(fromDate) });
  }
  const days = fromDate === null || toDate === null ? 0 : daysFrom(fromDate, toDate);
  return days < 1 ? words.uninsured : fill(words.uninsuredDays, { days: plural(words.days, days) });
}

/** Days from the first to the last, both counted. Counted at UTC, where every day is as long as the others. */
function daysFrom(first: string, last: string): number {
  const millisecondsOfDay = 24 * 60 * 60 * 1000;
  return (Date.parse(formatDate(last)) - Date.parse(formatDate(first))) / millisecondsOfDay + 1;
}
