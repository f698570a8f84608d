import type { PaymentNumbers } from '../PaymentCard/index.ts';

/** There is nothing to pay this month. */
export interface NoPaymentState {
  readonly status: 'none';
}

/** The month's payment is due. It is paid by Plusgiro. */
export interface DuePaymentState {
  readonly status: 'due';
  /** The amount left to pay, formatted with its unit. */
  readonly amount: string;
  /** The account and OCR number to pay it with. */
  readonly numbers: readonly PaymentNumbers[];
}

/** The month is paid. */
export interface MadePaymentState {
  readonly status: 'paid';
  /** The amount that has been paid, formatted with its unit. */
  readonly amount: string;
}

/** The payment state of one month of an installment plan (row D32). */
export type PlanMonthState = NoPaymentState | DuePaymentState | MadePaymentState;
