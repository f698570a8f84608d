import { type CaseType, chargeOf, type ClaimCase, type CustomerCase } from '@mina-sidor/api-client';
import { fill, formatAmount, formatDate, plural } from '@mina-sidor/texts';

import { caseTypeOf } from '../../domain/case.rules.ts';
import { daysFrom } from '../../domain/days.ts';
import { type CaseWithPayments, mayBeBeingPaid } from '../../domain/payability.ts';
import { texts } from '../../texts.ts';
import { caseStatusOf } from './casePage.rules.ts';

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
      ? uninsuredReasons(uninsuredParts, claimCase, today)
      : plainReasons[type];
  });
  return [...new Set(reasons)];
}

type AmountCase = ReasonedCase &
  Pick<CaseWithPayments, 'active' | 'stateName' | 'paymentStatus' | 'mayBePaid'>;

/**
 * What else to say about the amount to pay, compared with what the uninsured days cost. From collection on, it may include
 * costs and interest.
 */
export function amountNoteOf(claimCase: AmountCase): string | null {
  const { amountToPay, customerCases } = claimCase;
  if (!claimCase.active || amountToPay === null || chargeOf(claimCase) === 0) return null;
  const cost = customerCases.length === 1 ? costOfDays(claimCase) : null;
  if (cost !== null && amountToPay < cost) {
    return mayBeBeingPaid(claimCase)
      ? null
      : fill(words.less, { amount: formatAmount(amountToPay) });
  }
  if (cost !== null && amountToPay > cost) {
    return fill(words.more, { amount: formatAmount(amountToPay - cost) });
  }
  const status = caseStatusOf(claimCase);
  return status.kind === 'state' && status.state !== 'Reminder' ? words.costs : null;
}

/** What the days of a closed uninsured period cost; null when that is unknown. */
function costOfDays({
  customerCases: [part],
  hasOpenUninsuredPeriod,
  dayCharge,
}: ReasonedCase): number | null {
  if (part === undefined || caseTypeOf(part) !== 'of-ärende' || hasOpenUninsuredPeriod) return null;
  const days = daysOf(part);
  return days === 0 || dayCharge === null ? null : days * dayCharge;
}

/**
 * For one period, says when it began or how many days it has, and then what they cost (row Z35). For several, says
 * neither.
 */
function uninsuredReasons(
  parts: readonly CustomerCase[],
  { hasOpenUninsuredPeriod: isOpen, dayCharge, amountToPay }: ReasonedCase,
  today: string,
): readonly string[] {
  const [part] = parts.length === 1 ? parts : [];
  const { fromDate = null } = part ?? {};
  if (isOpen) {
    if (fromDate === null) return [words.uninsuredNow];
    const since = fill(words.uninsuredSince, { from: formatDate(fromDate) });
    const days = daysFrom(fromDate, today);
    // The provider updates the amount on weekdays only. Days that are not in it yet are not mentioned.
    const isCounted = dayCharge !== null && amountToPay === days * dayCharge;
    return isCounted ? [since, fill(words.soFar, { sum: sumText(days, dayCharge) })] : [since];
  }
  const days = part === undefined ? 0 : daysOf(part);
  if (days === 0) return [words.uninsured];
  const count = fill(words.uninsuredDays, { days: plural(words.days, days) });
  return dayCharge === null ? [count] : [count, sumText(days, dayCharge)];
}

/** What the days of a part cost, as a sum that a line never breaks in; null when their number is unknown. */
export function costText(part: CustomerCase, dayCharge: number): string | null {
  const days = daysOf(part);
  return days === 0 ? null : sumText(days, dayCharge);
}

function sumText(days: number, charge: number): string {
  return fill(words.sum, {
    days: plural(words.days, days),
    charge: formatAmount(charge),
    sum: formatAmount(days * charge),
  });
}

/** The number of days of a part; 0 when it is unknown. */
function daysOf({ fromDate, toDate }: CustomerCase): number {
  return fromDate === null || toDate === null ? 0 : Math.max(daysFrom(fromDate, toDate), 0);
}
