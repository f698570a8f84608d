import { fill, formatAmount, formatCountInText, formatList } from '@mina-sidor/texts';

import { sumOf } from '../../../domain/amounts.ts';
import { dayInSentence } from '../../../domain/inSentence.ts';
import type { CaseWithPayments } from '../../../domain/payability.ts';
import { type DueMonth, dueMonthsOf } from '../../../domain/planMonths.rules.ts';
import { texts } from '../../../texts.ts';
import type { NextStep } from './nextStep.ts';
import { placeOf, sentences, toCase } from './words.ts';

const words = texts.nextSteps.planMonth;

/** The months of plans that wait for the customer: each plan at risk by itself, then the others together. */
export function planSteps(cases: readonly CaseWithPayments[], today: string): readonly NextStep[] {
  const months = dueMonthsOf(cases);
  const others = months.filter(({ plan }) => !plan.willBeClosed);
  const [first, ...more] = others;
  return [
    ...months
      .filter(({ plan }) => plan.willBeClosed)
      .map((month) => monthStep(month, 'planAtRisk', today)),
    ...(first === undefined
      ? []
      : more.length === 0
        ? [monthStep(first, 'planMonth', today)]
        : severalMonths(first, others, today)),
  ];
}

function monthStep(
  { claimCase, left, day }: DueMonth,
  kind: 'planAtRisk' | 'planMonth',
  today: string,
): NextStep {
  const amount = formatAmount(left);
  const isPast = day < today;
  return {
    key: `${kind} ${claimCase.referenceNumber}`,
    kind,
    title: isPast
      ? fill(words.now, { amount })
      : fill(words.by, { amount, day: dayInSentence(day, today) }),
    text: sentences(
      isPast ? pastText(day, today) : null,
      kind === 'planAtRisk' ? texts.nextSteps.planAtRisk.sentence : words.one,
      placeOf(claimCase),
    ),
    action: toCase(words.pay, claimCase),
  };
}

function severalMonths(
  first: DueMonth,
  months: readonly DueMonth[],
  today: string,
): readonly NextStep[] {
  const sum = sumOf(months.map(({ left }) => left));
  if (sum === null) return [];
  const amount = formatAmount(sum);
  const isOneDay = months.every(({ day }) => day === first.day);
  const isPast = first.day < today;
  const day = dayInSentence(first.day, today);
  const title = isPast
    ? fill(isOneDay ? words.now : words.firstPartNow, { amount })
    : fill(isOneDay ? words.by : words.firstPartBy, { amount, day });
  const content =
    months.length === 2
      ? fill(words.two, { amounts: formatList(months.map(({ left }) => formatAmount(left))) })
      : fill(words.many, { count: formatCountInText(months.length) });
  return [
    {
      key: 'planMonth',
      kind: 'planMonth',
      title,
      text: sentences(isPast ? pastText(first.day, today) : null, content),
      action: { label: words.show, goal: { to: 'month' } },
    },
  ];
}

function pastText(day: string, today: string): string {
  return fill(words.past, { day: dayInSentence(day, today) });
}
