import type { ClaimCase } from '@mina-sidor/api-client';
import { fill, formatDate, formatDayInText } from '@mina-sidor/texts';

import { caseStateOf } from '../../domain/case.rules.ts';
import { texts } from '../../texts.ts';
import {
  installmentPlanOf,
  paymentState,
  paymentStateOf,
  planMonthsOf,
} from './plan/plan.rules.ts';

const words = texts.case.help;

/** What is said to somebody who cannot pay all of a case now: in a plan also until which day, while it is to come. */
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

/** A plan is for a debt that is not with the collectors yet, and for a vehicle that is insured or deregistered. */
export function mayApplyForPlan(
  claimCase: Pick<ClaimCase, 'stateName' | 'hasOpenUninsuredPeriod'>,
): boolean {
  const state = caseStateOf(claimCase);
  const isEarly = state === null || state === 'Claim' || state === 'Reminder';
  return isEarly && !claimCase.hasOpenUninsuredPeriod;
}
