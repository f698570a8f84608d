import { fill, formatAmount } from '@mina-sidor/texts';

import { sumOf } from '../../../domain/amounts.ts';
import { caseGroupOf } from '../../../domain/caseGroup.rules.ts';
import { dayInSentence } from '../../../domain/inSentence.ts';
import { chargedFor } from '../../../domain/completedPayments.rules.ts';
import type { CaseWithPayments } from '../../../domain/payability.ts';
import { nextPaymentOf } from '../../../domain/planMonths.rules.ts';
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
  const isUnreadKnown = known.unread !== null;
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
  const next = nextPaymentOf(cases);
  if (next === null || next.sum === null) return null;
  const { sum, day } = next;
  return fill(words.nextTime, { amount: formatAmount(sum), day: dayInSentence(day, today) });
}
