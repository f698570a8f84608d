import type { ClaimCase } from '@mina-sidor/api-client';
import { fill, formatDate, formatDayInText } from '@mina-sidor/texts';

import { caseStateOf } from '../../domain/case.rules.ts';
import { installmentPlanOf } from '../../domain/installmentPlan.rules.ts';
import { texts } from '../../texts.ts';
import { paymentState, paymentStateOf, planMonthsOf } from './plan/plan.rules.ts';

const words = texts.case.help;

/**
 * Advice for a customer who cannot pay the whole case now. In a plan it names the due date, while that is in the
 * future.
 */
export function helpText(
  claimCase: Pick<ClaimCase, 'stateName' | 'paymentPlanInfo'>,
  today: string,
): string {
  const plan = installmentPlanOf(claimCase);
  const [month] = plan === null ? [] : planMonthsOf(plan);
  const isDue = month !== undefined && paymentStateOf(month) === paymentState.Due;
  const contactUs =
    isDue && formatDate(month.date) > today
      ? fill(words.contactUsBefore, { day: formatDayInText(month.date) })
      : words.contactUs;
  return `${contactUs} ${words.advice}`;
}

/**
 * Whether the customer may apply for a plan: only before collection, and only for vehicles that are insured or
 * deregistered. From collection on, those who want a plan are told why there is none; null where neither is so.
 */
export function planChance(
  claimCase: Pick<ClaimCase, 'stateName' | 'hasOpenUninsuredPeriod'>,
): 'open' | 'tooLate' | null {
  const state = caseStateOf(claimCase);
  switch (state) {
    case null:
    case 'Claim':
    case 'Reminder':
      return claimCase.hasOpenUninsuredPeriod ? null : 'open';
    case 'Collection':
    case 'PaymentOrder':
    case 'Decision':
    case 'Verdict':
    case 'Foreclosure':
      return 'tooLate';
    case 'Contestation':
    case 'InstallmentPlan':
    case 'TemporaryOffer':
    case 'Ackord':
      return null;
  }
}
