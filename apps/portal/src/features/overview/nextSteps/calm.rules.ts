import { fill, formatAmount } from '@mina-sidor/texts';

import { sumOf } from '../../../domain/amounts.ts';
import { caseGroupOf } from '../../../domain/caseGroup.rules.ts';
import { dayInSentence } from '../../../domain/inSentence.ts';
import { installmentPlanOf } from '../../../domain/installmentPlan.rules.ts';
import { chargedFor } from '../../../domain/knownPayments.rules.ts';
import type { CaseWithPayments } from '../../../domain/payability.ts';
import { texts } from '../../../texts.ts';
import type { Known } from './nextStep.ts';

const words = texts.nextSteps.calm;

/** Says that there is nothing to do. */
export interface Calm {
  readonly title: string;
  readonly text: string | null;
}

/** For a customer of whom everything is known, and nothing is asked. */
export function calmOf(known: Known): Calm {
  const isUnreadKnown = known.access.systems.messages && known.unread !== null;
  const cases = known.claims.status === 'known' ? known.claims.cases : [];
  return {
    title: isUnreadKnown ? words.nothingToDo : words.nothingToPay,
    text:
      processingText(known, cases) ??
      (cases.some((one) => caseGroupOf(one) === 'contested') ? words.contested : null) ??
      nextTimeText(cases, known.today) ??
      (known.access.claims === 'notCustomer' ? words.notCustomer : null) ??
      (known.user?.balance === 0 ? (isUnreadKnown ? words.noDebtNoUnread : words.noDebt) : null),
  };
}

/** The provider does not tell what was paid, so the sum shows only if this browser knows every part of it. */
function processingText({ payments }: Known, cases: readonly CaseWithPayments[]): string | null {
  const processing = cases.filter((one) => caseGroupOf(one) === 'processing');
  if (processing.length === 0) return null;
  const sum = sumOf(processing.map(({ referenceNumber }) => chargedFor(payments, referenceNumber)));
  return sum === null ? words.processing : fill(words.paid, { amount: formatAmount(sum) });
}

/** What plans ask for next, if nothing of it is due now. */
function nextTimeText(cases: readonly CaseWithPayments[], today: string): string | null {
  const months = cases
    .filter((one) => ['planPaid', 'planNone'].includes(caseGroupOf(one)))
    .flatMap((one) => installmentPlanOf(one)?.nextAmortizationOccasion ?? [])
    .filter(({ amountLeftToPay }) => amountLeftToPay === null || amountLeftToPay > 0)
    .map(({ amountLeftToPay, date }) => ({ amountLeftToPay, day: date.slice(0, 10) }));
  const [day] = months.map((month) => month.day).toSorted();
  if (day === undefined) return null;
  const sum = sumOf(
    months.filter((month) => month.day === day).map(({ amountLeftToPay }) => amountLeftToPay),
  );
  if (sum === null) return null;
  return fill(words.nextTime, { amount: formatAmount(sum), day: dayInSentence(day, today) });
}
