import type { InsuranceCase, PaymentPlanInfo } from '@mina-sidor/api-client';
import { formatDate, formatKronor, parseAmount } from '@mina-sidor/texts';
import type {
  BlockedState,
  PayableState,
  PaymentNumbers,
  PlanMonthState,
  ProcessingState,
  SettledState,
} from '@mina-sidor/ui';

import { caseStateOf, chargeOf, isPaymentInProgress } from '../../domain/case.rules.ts';

/** How a month of an installment plan stands, as the provider counts it (row D33). */
export const paymentState = { None: 0, Due: 1, Paid: 2 } as const;
type PaymentState = (typeof paymentState)[keyof typeof paymentState];

/** A month of an installment plan. */
export interface PlanMonth {
  readonly which: 'current' | 'next';
  /** Last day to pay, as `2026-11-30`. */
  readonly latestPaymentDate: string;
  readonly state: PlanMonthState;
}

/** What the payment panel of a case holds; each card is a state of the library's `PaymentCard`. */
export type PaymentPanel =
  | { readonly kind: 'uninsured'; readonly card: BlockedState }
  | { readonly kind: 'processing'; readonly card: ProcessingState }
  | {
      readonly kind: 'unavailable';
      readonly card: BlockedState;
      /** The current month of an installment plan, which is paid with the same numbers. */
      readonly month: PlanMonth | null;
    }
  | {
      readonly kind: 'plan';
      readonly plan: PaymentPlanInfo;
      readonly months: readonly PlanMonth[];
      /** 'Betala hela avbetalningsplanen': what can be paid now, without future costs (row D29). */
      readonly demand: PayableState | SettledState;
    }
  | { readonly kind: 'payable'; readonly card: PayableState }
  | { readonly kind: 'nothing'; readonly card: SettledState };

/**
 * The panel of a case: the first that fits, in the order of row D25. A closed case has none (row D18).
 *
 * @param canPay whether paying is offered at all: `access().payments`
 */
export function paymentPanelOf(insuranceCase: InsuranceCase, canPay: boolean): PaymentPanel | null {
  if (!insuranceCase.active) return null;
  const numbers = [paymentNumbersOf(insuranceCase)];
  const amount = amountAboveZero(insuranceCase);
  if (insuranceCase.hasOpenUninsuredPeriod) {
    return { kind: 'uninsured', card: { status: 'blocked', reason: 'uninsured', amount, numbers } };
  }
  if (isPaymentInProgress(insuranceCase)) {
    const inProgress = formatKronor(insuranceCase.amountToPay);
    return { kind: 'processing', card: { status: 'processing', amount: inProgress } };
  }
  const plan = installmentPlanOf(insuranceCase);
  const months = plan === null ? [] : planMonthsOf(plan, numbers);
  if (!canPay) {
    return {
      kind: 'unavailable',
      card: { status: 'blocked', reason: 'unavailable', amount, numbers },
      month: months[0] ?? null,
    };
  }
  const card = amount === null ? settled : ({ status: 'payable', amount, numbers } as const);
  if (plan !== null) return { kind: 'plan', plan, months, demand: card };
  return card.status === 'payable' ? { kind: 'payable', card } : { kind: 'nothing', card };
}

/** The plan of a case that is in that state; a plan without the state, or the reverse, is none (row D29). */
export function installmentPlanOf(
  insuranceCase: Pick<InsuranceCase, 'stateName' | 'paymentPlanInfo'>,
): PaymentPlanInfo | null {
  return caseStateOf(insuranceCase) === 'InstallmentPlan' ? insuranceCase.paymentPlanInfo : null;
}

/** How many payments are left, the current month included (row D34). */
export function paymentsLeft(
  plan: Pick<PaymentPlanInfo, 'remainingAmortizationOccasions'>,
): number {
  return plan.remainingAmortizationOccasions.length;
}

/** What the rest of a plan is made of, in the order in which it is read; the last is the sum (row D35). */
export const breakdownFields = [
  'capitalBalance',
  'costBalance',
  'interestBalance',
  'feeBalance',
  'notificationCost',
  'interestClaim',
  'totalAmount',
] as const satisfies readonly (keyof PaymentPlanInfo)[];

/** How a month stands: nothing expected is tried first, then nothing left (row D32). */
export function paymentStateOf(occasion: {
  readonly expectedAmount: string;
  readonly amountLeftToPay: string;
}): PaymentState {
  if (isZero(occasion.expectedAmount)) return paymentState.None;
  return isZero(occasion.amountLeftToPay) ? paymentState.Paid : paymentState.Due;
}

/** The numbers to pay a case with at one's bank. */
function paymentNumbersOf(
  insuranceCase: Pick<InsuranceCase, 'plusGiroNumber' | 'ocrNumber'>,
): PaymentNumbers {
  return { plusgiro: insuranceCase.plusGiroNumber, ocr: insuranceCase.ocrNumber };
}

function planMonthsOf(
  { activeAmortizationOccasion: current, nextAmortizationOccasion: next }: PaymentPlanInfo,
  numbers: readonly PaymentNumbers[],
): readonly PlanMonth[] {
  const currentMonth = planMonth('current', current, numbers);
  if (next === null) return [currentMonth];
  // Of the next month only what is left is known, and none of it has been paid yet.
  const nextOccasion = { ...next, expectedAmount: next.amountLeftToPay, paidAmount: '0' };
  return [currentMonth, planMonth('next', nextOccasion, numbers)];
}

function planMonth(
  which: PlanMonth['which'],
  occasion: PaymentPlanInfo['activeAmortizationOccasion'],
  numbers: readonly PaymentNumbers[],
): PlanMonth {
  const states: Record<PaymentState, PlanMonthState> = {
    [paymentState.None]: { status: 'none' },
    [paymentState.Due]: { status: 'due', amount: formatKronor(occasion.amountLeftToPay), numbers },
    [paymentState.Paid]: { status: 'paid', amount: formatKronor(occasion.paidAmount) },
  };
  return {
    which,
    latestPaymentDate: formatDate(occasion.date),
    state: states[paymentStateOf(occasion)],
  };
}

const settled: SettledState = { status: 'settled' };

function amountAboveZero(insuranceCase: Pick<InsuranceCase, 'amountToPay'>): string | null {
  return chargeOf(insuranceCase) > 0 ? formatKronor(insuranceCase.amountToPay) : null;
}

function isZero(amount: string): boolean {
  return parseAmount(amount) === 0;
}
