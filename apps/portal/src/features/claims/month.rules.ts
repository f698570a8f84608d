import type { ClaimCase } from '@mina-sidor/api-client';
import {
  fill,
  formatAmount,
  formatCountInText,
  formatDate,
  formatList,
  pluralInText,
} from '@mina-sidor/texts';

import { sumOf } from '../../domain/amounts.ts';
import { caseStateOf } from '../../domain/case.rules.ts';
import { caseGroupOf } from '../../domain/caseGroup.rules.ts';
import {
  capital,
  dateInSentence,
  monthInSentence,
  referenceInSentence,
} from '../../domain/inSentence.ts';
import type { CaseWithPayments } from '../../domain/payability.ts';
import {
  type DueMonth,
  dueMonthsOf,
  nextPaymentOf,
  type PlanCase,
  planCasesOf,
} from '../../domain/planMonths.rules.ts';
import { texts } from '../../texts.ts';

const words = texts.claims.month;

/** One plan that waits for the customer. */
export interface PlanRow {
  readonly claimCase: ClaimCase;
  /** Null when the amount cannot be read. */
  readonly left: number | null;
  readonly notes: readonly string[];
  readonly isAtRisk: boolean;
}

/** What installment plans ask for this month. */
export interface MonthOfPlans {
  /** What it comes to, where other things come first and it is folded; null where it is the first thing to pay. */
  readonly folded: string | null;
  readonly title: string;
  /** Null when nothing is due, or when an amount cannot be read. */
  readonly sum: number | null;
  readonly due: string | null;
  readonly text: string | null;
  readonly rows: readonly PlanRow[];
  readonly remarks: readonly { readonly label: string; readonly text: string }[];
}

/** Null for a customer without a plan, or who has other things to pay and no plan that asks for anything. */
export function monthOfPlansOf(
  active: readonly CaseWithPayments[],
  today: string,
): MonthOfPlans | null {
  const plans = planCasesOf(active);
  const due = dueMonthsOf(active);
  const [first] = due;
  const isFirst = due.some(({ plan }) => plan.willBeClosed) || haveOnlyPlans(active);
  if (plans.length === 0 || (!isFirst && first === undefined)) return null;
  const unreadable = active.filter(
    (one) => caseGroupOf(one) === 'ask' && caseStateOf(one) === 'InstallmentPlan',
  );
  const canBeSummed = first !== undefined && unreadable.length === 0;
  const sum = canBeSummed ? sumOf(due.map(({ left }) => left)) : null;
  const dueText = first === undefined ? null : dueTextOf(first, due, today);
  return {
    folded: isFirst || dueText === null ? null : foldedText(sum, due.length, dueText),
    title: titleOf(plans, due, unreadable.length > 0, today),
    sum,
    due: dueText !== null && first !== undefined && first.day < today ? capital(dueText) : dueText,
    text:
      due.length > 1
        ? fill(words.several, { count: capital(formatCountInText(due.length)) })
        : null,
    rows: [...due.map((month) => rowOf(month, due, today)), ...unreadable.map(unreadableRow)],
    remarks: [...doneOf(plans, today), ...nextOf(active, today)],
  };
}

/** Whether nothing but plans has something to pay. */
function haveOnlyPlans(active: readonly CaseWithPayments[]): boolean {
  return active.every(isPlanOrNothing);
}

function isPlanOrNothing(claimCase: CaseWithPayments): boolean {
  switch (caseGroupOf(claimCase)) {
    case 'closed':
    case 'nothing':
    case 'planNone':
    case 'planPaid':
    case 'planDue':
    // What is being paid asks for nothing.
    case 'processing':
      return true;
    case 'ask':
      return caseStateOf(claimCase) === 'InstallmentPlan';
    case 'uninsured':
    case 'contested':
    case 'offer':
    case 'ackord':
    case 'ordinary':
      return false;
  }
}

function titleOf(
  plans: readonly PlanCase[],
  due: readonly DueMonth[],
  hasUnreadable: boolean,
  today: string,
): string {
  const [first] = due;
  if (hasUnreadable) return words.now;
  if (first === undefined) {
    const [earliest = ''] = plans
      .map(({ plan }) => plan.activeAmortizationOccasion.date)
      .toSorted();
    return fill(words.none, { month: monthInSentence(earliest, today) });
  }
  return due.every(({ day }) => monthOf(day) === monthOf(first.day))
    ? fill(words.title, { month: monthInSentence(first.day, today) })
    : words.now;
}

const monthOf = (isoDate: string): string => isoDate.slice(0, 'YYYY-MM'.length);

function dueTextOf(first: DueMonth, due: readonly DueMonth[], today: string): string {
  const isOneDay = due.every(({ day }) => day === first.day);
  const date = dateInSentence(first.day);
  return first.day < today
    ? fill(isOneDay ? words.past : words.firstPast, { date })
    : fill(isOneDay ? words.by : words.firstBy, { date });
}

function rowOf(
  { claimCase, plan, left, day }: DueMonth,
  due: readonly DueMonth[],
  today: string,
): PlanRow {
  const { paidAmount, expectedAmount } = plan.activeAmortizationOccasion;
  const isOneDay = due.every((month) => month.day === day);
  const isLast = plan.remainingAmortizationOccasions.length === 1;
  return {
    claimCase,
    left,
    notes: [
      ...(isOneDay
        ? []
        : [capital(fill(day < today ? words.past : words.by, { date: dateInSentence(day) }))]),
      ...(paidAmount !== null && paidAmount > 0 ? [paidText(paidAmount, expectedAmount)] : []),
      ...(isLast ? [texts.paymentPlan.status.last] : []),
    ],
    isAtRisk: plan.willBeClosed,
  };
}

function paidText(paid: number, expected: number | null): string {
  return expected === null
    ? fill(words.paid, { paid: formatAmount(paid) })
    : fill(words.paidOf, { paid: formatAmount(paid), expected: formatAmount(expected) });
}

function unreadableRow(claimCase: ClaimCase): PlanRow {
  return {
    claimCase,
    left: null,
    notes: [texts.paymentPlan.status.unknown],
    isAtRisk: claimCase.paymentPlanInfo?.willBeClosed === true,
  };
}

/** The most numbers that a sentence names. */
const mostNamed = 5;

/** The plans of which nothing is left to pay, month by month. */
function doneOf(plans: readonly PlanCase[], today: string): MonthOfPlans['remarks'] {
  const done = plans.filter(({ group }) => group !== 'planDue');
  const dates = done.map(({ plan }) => formatDate(plan.activeAmortizationOccasion.date)).toSorted();
  return [...new Set(dates.map(monthOf))].map((month) => {
    const references = done
      .filter(({ plan }) => monthOf(plan.activeAmortizationOccasion.date) === month)
      .map(({ claimCase }) => referenceInSentence(claimCase.referenceNumber));
    const named =
      references.length > mostNamed
        ? pluralInText(words.plans, references.length)
        : formatList(references);
    return { label: fill(words.done, { month: monthInSentence(month, today) }), text: `${named}.` };
  });
}

function nextOf(active: readonly CaseWithPayments[], today: string): MonthOfPlans['remarks'] {
  const next = nextPaymentOf(active);
  // With a day that has passed, the plan contradicts itself.
  if (next === null || next.sum === null || next.day < today) return [];
  const text = fill(words.nextSum, {
    sum: formatAmount(next.sum),
    plans: pluralInText(words.plans, next.count),
    date: dateInSentence(next.day),
  });
  return [{ label: words.next, text }];
}

function foldedText(sum: number | null, count: number, due: string): string {
  const plans = pluralInText(words.foldedPlans, count);
  return sum === null
    ? fill(words.foldedWithoutSum, { plans: capital(plans), due })
    : fill(words.folded, { sum: formatAmount(sum), plans, due });
}
