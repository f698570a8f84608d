import type { CaseState, ClaimCase, ClaimDocument, PaymentPlanInfo } from '@mina-sidor/api-client';
import { fill, formatAmount, formatDate } from '@mina-sidor/texts';

import { caseStateOf, caseTypeOf, lastDayText } from '../../domain/case.rules.ts';
import { caseGroupOf } from '../../domain/caseGroup.rules.ts';
import { localMoment } from '../../domain/days.ts';
import { registrationInSentence } from '../../domain/inSentence.ts';
import { installmentPlanOf } from '../../domain/installmentPlan.rules.ts';
import type { KnownPayments } from '../../domain/storedPayment.rules.ts';
import { completedPaymentsOf } from '../../domain/completedPayments.rules.ts';
import { localDay } from '../../domain/localDay.ts';
import type { CaseWithPayments } from '../../domain/payability.ts';
import { uniqueKeys } from '../../domain/uniqueKeys.ts';
import { texts } from '../../texts.ts';
import { costText } from './caseReason.rules.ts';

const words = texts.caseHistory;

/** One event of the case, in words. */
export interface HistoryRow {
  readonly key: string;
  /** As `2026-11-20`; decides its place. */
  readonly day: string;
  readonly time: 'past' | 'now' | 'coming';
  readonly when: string;
  readonly title: string;
  readonly text: string | null;
  /** What the title leads to. */
  readonly letter: ClaimDocument | null;
}

export interface CaseHistory {
  /** The newest first. */
  readonly rows: readonly HistoryRow[];
  /** More letters than a customer is likely to look for. */
  readonly olderLetters: readonly HistoryRow[];
  /** How many rows are newer than the older letters, or from the same day. */
  readonly newerRows: number;
}

interface Known {
  readonly claimCase: CaseWithPayments;
  /** Its plan, while that has months to come. */
  readonly plan: PaymentPlanInfo | null;
  /** The letters about it, the newest first. */
  readonly letters: readonly ClaimDocument[];
  readonly payments: KnownPayments;
  /** As `2026-11-20`. */
  readonly today: string;
}

const shownLetters = 5;

/**
 * What has happened to the case, what is so now, and the next month of its plan (row Z81). Draws only what is known of this
 * case: the history of payments does not say which case a payment was for.
 */
export function historyOf({ claimCase, plan, letters, payments, today }: Known): CaseHistory {
  const ofLetters = letterRows(letters);
  const olderLetters = ofLetters.slice(shownLetters);
  const oldDay = olderLetters[0]?.day ?? '';
  // The sort is stable: this is the order of what belongs to the same day.
  const rows = [
    ...comingRows(claimCase, plan),
    ...nowRows(claimCase, today),
    ...paymentRows(claimCase, payments),
    ...ofLetters.slice(0, shownLetters),
    ...periodRows(claimCase),
  ].toSorted((one, other) => Number(one.day < other.day) - Number(one.day > other.day));
  return { rows, olderLetters, newerRows: rows.filter(({ day }) => day >= oldDay).length };
}

function comingRows({ active }: ClaimCase, plan: PaymentPlanInfo | null): readonly HistoryRow[] {
  const next = active ? (plan?.nextAmortizationOccasion ?? null) : null;
  if (next === null || next.amountLeftToPay === null || next.amountLeftToPay <= 0) return [];
  const day = formatDate(next.date);
  return [
    {
      key: 'coming',
      day,
      time: 'coming',
      when: day,
      title: words.nextMonth,
      text: fill(words.toPayNextMonth, { amount: formatAmount(next.amountLeftToPay) }),
      letter: null,
    },
  ];
}

function nowRows(claimCase: CaseWithPayments, day: string): readonly HistoryRow[] {
  if (!claimCase.active) return [];
  const state = caseStateOf(claimCase);
  const title = state === null ? texts.case.status.active : texts.caseStates[state];
  const text = nowText(claimCase, state, day);
  return [{ key: 'now', day, time: 'now', when: words.now, title, text, letter: null }];
}

function nowText(
  claimCase: CaseWithPayments,
  state: CaseState | null,
  today: string,
): string | null {
  switch (caseGroupOf(claimCase)) {
    case 'ordinary': {
      const toPay = fill(words.toPay, { amount: formatAmount(claimCase.amountToPay) });
      const lastDay = lastDayText(state);
      return lastDay === null ? toPay : `${toPay} ${lastDay}`;
    }
    case 'planDue':
      return monthText(installmentPlanOf(claimCase), today);
    case 'processing':
      // It may be the payment of another case.
      return claimCase.mayBePaid === true ? null : words.isProcessing;
    default:
      return null;
  }
}

function monthText(plan: PaymentPlanInfo | null, today: string): string | null {
  if (plan === null) return null;
  const { amountLeftToPay, expectedAmount, paidAmount, date } = plan.activeAmortizationOccasion;
  const day = formatDate(date);
  const toPay = fill(day < today ? words.monthWasToPay : words.monthToPay, {
    amount: formatAmount(amountLeftToPay),
    date: day,
  });
  if (paidAmount === null || paidAmount <= 0 || expectedAmount === null) return toPay;
  const paid = formatAmount(paidAmount);
  return `${toPay} ${fill(words.paidOfMonth, { paid, expected: formatAmount(expectedAmount) })}`;
}

function paymentRows(
  { referenceNumber }: ClaimCase,
  payments: KnownPayments,
): readonly HistoryRow[] {
  return completedPaymentsOf(payments, referenceNumber).flatMap(({ paymentId, charge, since }) =>
    since === null
      ? []
      : {
          key: `payment ${paymentId}`,
          time: 'past',
          day: localDay(since),
          when: localMoment(since),
          title: fill(words.youPaid, { amount: formatAmount(charge) }),
          text: words.processing,
          letter: null,
        },
  );
}

function letterRows(letters: readonly ClaimDocument[]): readonly HistoryRow[] {
  const keys = uniqueKeys(letters, ({ index, token, createdDate, minaSidorDisplayName }) => [
    index,
    token,
    createdDate,
    minaSidorDisplayName,
  ]);
  return letters.map((letter, at) => ({
    key: `letter ${keys[at] ?? ''}`,
    time: 'past',
    day: formatDate(letter.createdDate),
    when: formatDate(letter.createdDate),
    title: letter.minaSidorDisplayName.trim(),
    text: viaText(letter),
    letter,
  }));
}

/** The usual words for the ways of sending, inside a sentence. Other ways are names. */
const commonWays: readonly string[] = ['Brev', 'E-post'];

function viaText({ deliveryMethod }: ClaimDocument): string | null {
  const method = deliveryMethod?.trim() ?? '';
  if (method === '') return null;
  return fill(words.via, {
    method: commonWays.includes(method) ? method.toLocaleLowerCase('sv') : method,
  });
}

/** The days without insurance, where the case has one such part. */
function periodRows(claimCase: ClaimCase): readonly HistoryRow[] {
  const { customerCases, hasOpenUninsuredPeriod, dayCharge } = claimCase;
  const [part, ...others] = customerCases.filter((each) => caseTypeOf(each) === 'of-ärende');
  if (part === undefined || others.length > 0 || part.fromDate === null) return [];
  const from = formatDate(part.fromDate);
  const common = { key: 'period', time: 'past', letter: null } as const;
  if (part.toDate === null) {
    if (!hasOpenUninsuredPeriod) return [];
    const title = ofVehicle(claimCase, words.isUninsured, words.insuranceIsMissing);
    return [{ ...common, day: from, when: from, title, text: null }];
  }
  const to = formatDate(part.toDate);
  return [
    {
      ...common,
      day: to,
      when: fill(words.span, { from, to }),
      title: ofVehicle(claimCase, words.wasUninsured, words.insuranceWasMissing),
      text: dayCharge === null ? null : costText(part, dayCharge),
    },
  ];
}

/** With the number of the case's vehicle, where it has exactly one. */
function ofVehicle(
  { registrationNumbers }: ClaimCase,
  text: typeof words.wasUninsured | typeof words.isUninsured,
  without: string,
): string {
  const [only, ...others] = registrationNumbers;
  return only === undefined || others.length > 0
    ? without
    : fill(text, { reg: registrationInSentence(only) });
}
