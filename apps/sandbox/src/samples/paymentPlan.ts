import type * as v from 'valibot';

import type { paymentPlanInfoSchema } from '@mina-sidor/api-client/contract';

import { endOfMonth } from '../calendar.ts';
import type { AmountParts } from './caseAmount.ts';
import { amountText, costs, interest, oreOf } from './money.ts';
import type { PlanTerms } from './persona.ts';

/** What is left of each part of the debt, in öre. */
interface Balance extends AmountParts {
  readonly fee: number;
}

interface PaymentPlan {
  readonly info: v.InferInput<typeof paymentPlanInfoSchema>;
  /** What is left to pay, without costs that may come, in öre. */
  readonly amountToPay: number;
  /** What has been paid so far, oldest first, in öre. */
  readonly payments: readonly { readonly date: string; readonly amount: number }[];
}

const daysOfMonth = 30;

const owed = ({ capital, costs: extra, interest: accrued, fee }: Balance): number =>
  capital + extra + accrued + fee;

/** A payment covers fees, costs and interest before it lowers the capital. */
function pay(balance: Balance, amount: number): Balance {
  let left = amount;
  const lowered = (part: number): number => {
    const covered = Math.min(part, left);
    left -= covered;
    return part - covered;
  };
  return {
    fee: lowered(balance.fee),
    costs: lowered(balance.costs),
    interest: lowered(balance.interest),
    capital: lowered(balance.capital),
  };
}

/** Each further month brings a notice and the interest of the month that has been. */
function nextMonth(balance: Balance): Balance {
  return {
    ...balance,
    fee: balance.fee + costs.planNotice,
    interest: balance.interest + interest(balance.capital, daysOfMonth),
  };
}

/** The days of interest that belong to the plan, because they came after it was agreed. */
export const daysWithinPlan = ({ monthsBefore = 0 }: PlanTerms): number =>
  Math.max(monthsBefore, 0) * daysOfMonth;

/** The months before this one: what is left after them, and what was paid in them. */
function pastMonths(agreed: AmountParts, terms: PlanTerms, today: string) {
  const { monthsBefore = 0, missedLastMonth = false } = terms;
  const hasBegun = monthsBefore >= 0;
  let balance: Balance = { ...agreed, fee: costs.planSetUp + (hasBegun ? costs.planNotice : 0) };
  const payments = [];
  for (let ago = monthsBefore; ago > 0; ago -= 1) {
    const amount = missedLastMonth && ago === 1 ? 0 : oreOf(terms.monthlyAmount);
    if (amount > 0) payments.push({ date: endOfMonth(today, -ago), amount });
    balance = nextMonth(pay(balance, amount));
  }
  return { balance, payments };
}

/** The months after this one, until nothing is left, with the costs that they bring. */
function monthsToCome(balance: Balance, monthly: number) {
  if (monthly <= costs.planNotice + interest(balance.capital, daysOfMonth)) {
    throw new RangeError(
      'A plan has to pay more each month than the month costs, or it never ends.',
    );
  }
  const months: number[] = [];
  let notices = 0;
  let futureInterest = 0;
  let left = balance;
  while (owed(left) > 0) {
    const next = nextMonth(left);
    const amount = Math.min(monthly, owed(next));
    notices += next.fee - left.fee;
    futureInterest += next.interest - left.interest;
    months.push(amount);
    left = pay(next, amount);
  }
  return { months, notices, futureInterest };
}

const text = (ore: number): string => amountText(ore, 'decimals');

/** In a month the provider's system writes nothing as `0`, elsewhere as `0,00`. */
const monthText = (ore: number): string => amountText(ore, ore === 0 ? 'short' : 'decimals');

/** An installment plan as of today. Every month is due on its last day. */
export function paymentPlan(agreed: AmountParts, terms: PlanTerms, today: string): PaymentPlan {
  const monthly = oreOf(terms.monthlyAmount);
  const paid = oreOf(terms.paidThisMonth ?? 0);
  const { balance, payments } = pastMonths(agreed, terms, today);
  const asked = (terms.monthsBefore ?? 0) < 0 ? 0 : monthly * (terms.missedLastMonth ? 2 : 1);
  const expected = Math.min(asked, owed(balance));
  const now = pay(balance, paid);
  const { months, notices, futureInterest } = monthsToCome(pay(now, expected - paid), monthly);

  const current = { date: endOfMonth(today, 0), amountLeftToPay: monthText(expected - paid) };
  const toCome = months.map((amount, index) => ({
    date: endOfMonth(today, index + 1),
    amountLeftToPay: monthText(amount),
  }));
  // A month that is paid is paid as soon as it begins: that day is never in the future.
  const firstOfMonth = `${today.slice(0, 8)}01`;

  return {
    amountToPay: owed(now),
    payments: paid > 0 ? [...payments, { date: firstOfMonth, amount: paid }] : payments,
    info: {
      activeAmortizationOccasion: {
        ...current,
        expectedAmount: monthText(expected),
        paidAmount: monthText(paid),
      },
      nextAmortizationOccasion: toCome[0] ?? null,
      remainingAmortizationOccasions: [current, ...toCome],
      willBeClosed: terms.missedLastMonth === true,
      capitalBalance: text(now.capital),
      costBalance: text(now.costs),
      interestBalance: text(now.interest),
      feeBalance: text(now.fee),
      notificationCost: text(notices),
      interestClaim: text(futureInterest),
      totalAmount: text(owed(now) + notices + futureInterest),
    },
  };
}
