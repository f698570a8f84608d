import type { CustomerCase, InsuranceCase } from '@mina-sidor/api-client';
import { formatDate } from '@mina-sidor/texts';

/** Why the customer has got the claim, as far as the case tells. */
export type CaseReason =
  /** The vehicle is uninsured still, since that day if it is known. */
  | { readonly kind: 'uninsuredNow'; readonly from: string | null }
  /** One period, whose days can be counted. */
  | { readonly kind: 'uninsuredDays'; readonly days: number }
  /** Several periods, or one whose days cannot be counted. */
  | { readonly kind: 'uninsured' }
  | { readonly kind: 'unpaidPremium' }
  | { readonly kind: 'excess' }
  | { readonly kind: 'damageCost' };

const millisecondsOfDay = 24 * 60 * 60 * 1000;

const plainReasons = new Map<string, CaseReason>([
  ['premiekrav', { kind: 'unpaidPremium' }],
  ['självrisk', { kind: 'excess' }],
  ['ägarregress', { kind: 'damageCost' }],
  ['förarregress', { kind: 'damageCost' }],
]);

/** The reasons of a case, each once, in the order of its parts. Of a case type that is not known nothing is said. */
export function caseReasonsOf({
  customerCases,
  hasOpenUninsuredPeriod,
}: Pick<InsuranceCase, 'customerCases' | 'hasOpenUninsuredPeriod'>): readonly CaseReason[] {
  const uninsuredParts = customerCases.filter((part) => typeOf(part) === 'of-ärende');
  const reasons = customerCases.flatMap((part) =>
    typeOf(part) === 'of-ärende'
      ? [uninsuredReason(uninsuredParts, hasOpenUninsuredPeriod)]
      : (plainReasons.get(typeOf(part)) ?? []),
  );
  const seen = new Set<CaseReason['kind']>();
  return reasons.filter(({ kind }) => {
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}

function uninsuredReason(parts: readonly CustomerCase[], isOpen: boolean): CaseReason {
  const [part] = parts;
  const only = parts.length === 1 && part !== undefined ? part : null;
  const from = dayOf(only?.fromDate);
  const to = dayOf(only?.toDate);
  if (isOpen) return { kind: 'uninsuredNow', from };
  const days = from === null || to === null ? null : daysFrom(from, to);
  return days === null ? { kind: 'uninsured' } : { kind: 'uninsuredDays', days };
}

/** Days from the first to the last, both counted. Counted at UTC, where every day is as long as the others. */
function daysFrom(first: string, last: string): number | null {
  const days = (Date.parse(last) - Date.parse(first)) / millisecondsOfDay + 1;
  return days >= 1 ? days : null;
}

function dayOf(isoDate: string | null | undefined): string | null {
  return isoDate == null ? null : formatDate(isoDate);
}

function typeOf({ caseType }: Pick<CustomerCase, 'caseType'>): string {
  return caseType.trim().toLowerCase();
}
