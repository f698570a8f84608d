import type { PaymentNumbers } from '../PaymentCard/index.ts';

/** Nothing is to be paid this month. */
export interface NoPaymentState {
  readonly status: 'none';
}

/** The month's payment is still to be made; it is made by Plusgiro. */
export interface DuePaymentState {
  readonly status: 'due';
  /** What is left to pay, written out with its unit. */
  readonly amount: string;
  /** Account and OCR number to pay it with. */
  readonly numbers: readonly PaymentNumbers[];
}

/** The month is paid. */
export interface MadePaymentState {
  readonly status: 'paid';
  /** What has been paid, written out with its unit. */
  readonly amount: string;
}

/** How a month of an installment plan stands (row D32). */
export type PlanMonthState = NoPaymentState | DuePaymentState | MadePaymentState;
