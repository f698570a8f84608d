import type { BankPayment } from './bankPayment.ts';

/** There is something to pay, and the card can start the payment. */
export interface PayableState {
  /** Whether and how the amount can be paid. */
  readonly status: 'payable';
  /** Formatted with its unit: `4 350 kr`; `null` where the button says it and the page shows it already. */
  readonly amount: string | null;
  /** Paying through the bank instead: one entry, or one for each case of a whole debt. */
  readonly bankPayments: readonly BankPayment[];
}

/** A payment is on its way. The card must not offer to pay again. */
export interface ProcessingState {
  /** Whether and how the amount can be paid. */
  readonly status: 'processing';
  /** The amount being paid, formatted with its unit. */
  readonly amount: string;
}

/** The payment cannot be started here: the vehicle is uninsured, or payment does not work on the site now. */
export interface BlockedState {
  /** Whether and how the amount can be paid. */
  readonly status: 'blocked';
  /**
   * `uninsured` shows the numbers without an amount too, because the debt grows, and so does `unknownAmount`, because a
   * letter may tell the amount; `unavailable` shows them only with one.
   */
  readonly reason: 'uninsured' | 'unknownAmount' | 'unavailable';
  /** Formatted with its unit; `null` when there is nothing to pay, or nobody knows how much. */
  readonly amount: string | null;
  /** Shown open, because they are the only way to pay. */
  readonly bankPayments: readonly BankPayment[];
}

/** There is nothing left to pay. */
export interface SettledState {
  /** Whether and how the amount can be paid. */
  readonly status: 'settled';
}

/** How the payment stands: it can be made, is being processed, cannot be made here, or is settled. */
export type PaymentCardState = PayableState | ProcessingState | BlockedState | SettledState;

/** The parts that the card shows. */
export interface PaymentCardParts {
  readonly amount: string | null;
  /** Collapsed below the button, or open if they are the only way to pay. */
  readonly numbersAre: 'folded' | 'open' | 'absent';
  readonly bankPayments: readonly BankPayment[];
}

const nothing: PaymentCardParts = {
  amount: null,
  numbersAre: 'absent',
  bankPayments: [],
};

/** Decides which parts the card shows. Entries without any number are left out. */
export function paymentCardParts(state: PaymentCardState): PaymentCardParts {
  switch (state.status) {
    case 'payable': {
      const bankPayments = known(state.bankPayments);
      const numbersAre = bankPayments.length === 0 ? 'absent' : 'folded';
      return { amount: state.amount, numbersAre, bankPayments };
    }
    case 'processing':
      return { ...nothing, amount: state.amount };
    case 'blocked': {
      const isOffered = state.reason !== 'unavailable' || state.amount !== null;
      const bankPayments = isOffered ? known(state.bankPayments) : [];
      const numbersAre = bankPayments.length === 0 ? 'absent' : 'open';
      return { amount: state.amount, numbersAre, bankPayments };
    }
    case 'settled':
      return nothing;
  }
}

function known(payments: readonly BankPayment[]): readonly BankPayment[] {
  return payments.filter(({ numbers }) => numbers.length > 0);
}
