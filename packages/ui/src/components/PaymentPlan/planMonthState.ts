import type { BankPayment } from '../PaymentCard/index.ts';

/** There is nothing to pay this month. */
export interface NoPaymentState {
  /** What there is to pay in the month. */
  readonly status: 'none';
}

interface Payment {
  /** The amount left to pay, formatted with its unit. */
  readonly amount: string;
  /** The numbers to pay it with at the bank. */
  readonly bankPayments: readonly BankPayment[];
}

/** The month's payment is due. It is paid through the bank. */
export interface DuePaymentState extends Payment {
  /** What there is to pay in the month. */
  readonly status: 'due';
  /** What has been paid of the month, if some but not all of it has. */
  readonly paid?:
    | {
        /** From 0 to 1, drawn as a bar; `null` draws none. */
        readonly share: number | null;
        /** The same in words, below the bar: `Du har betalat 250 kr av 600 kr.` */
        readonly label: string;
      }
    | undefined;
}

/** The payment of a month to come. Its numbers are folded, so that they are not mixed up with those that are due. */
export interface ComingPaymentState extends Payment {
  /** What there is to pay in the month. */
  readonly status: 'toCome';
}

/** Nothing is left to pay of the month. */
export interface MadePaymentState {
  /** What there is to pay in the month. */
  readonly status: 'paid';
  /** What has been paid, as a sentence; left out if it is not known. */
  readonly paid?: string | undefined;
}

/** The payment state of one month of an installment plan. */
export type PlanMonthState =
  | NoPaymentState
  | DuePaymentState
  | ComingPaymentState
  | MadePaymentState;
