/** A payment as a code that the app of a bank reads, so that nothing need be typed. */
export interface PaymentCode {
  /** What the app reads. */
  readonly value: string;
  /** What the code is for, for screen readers: `QR-kod för att betala 4 350 kr till Plusgiro`. */
  readonly label: string;
  /** What to do with it, beside the code. */
  readonly instruction: string;
}

/** The numbers of one payment to the provider's account. */
export interface PaymentNumbers {
  /** The Plusgiro account; `null` when the provider has given none. */
  readonly plusgiro: string | null;
  /** The OCR number that ties the payment to its case; `null` when there is none. */
  readonly ocr: string | null;
  /** Reference number of the case, where the card has the numbers of several; shown above them. */
  readonly reference?: string | undefined;
  /** What is paid with these numbers, written out, where the card has the numbers of several cases. */
  readonly amount?: string | undefined;
  /** The same payment as a code, under the numbers; left out where it cannot be made. */
  readonly code?: PaymentCode | undefined;
}

/** There is something to pay, and Swish works. */
export interface PayableState {
  readonly status: 'payable';
  /** Written out with its unit: `4 350 kr`. */
  readonly amount: string;
  /** Other ways to pay it: one entry, or one for each case of a whole debt. */
  readonly numbers: readonly PaymentNumbers[];
}

/** A payment has been made and is on its way: paying again must not be offered. */
export interface ProcessingState {
  readonly status: 'processing';
  /** What is being paid, written out with its unit. */
  readonly amount: string;
}

/** Swish cannot be used: the vehicle is uninsured, or paying does not work on the site now. */
export interface BlockedState {
  readonly status: 'blocked';
  /** `uninsured` still offers the numbers without an amount, since the debt grows; `unavailable` only with one. */
  readonly reason: 'uninsured' | 'unavailable';
  /** Written out with its unit; `null` when nothing is to be paid. */
  readonly amount: string | null;
  /** Shown open: they are the only way to pay. */
  readonly numbers: readonly PaymentNumbers[];
}

/** Nothing is left to pay. */
export interface SettledState {
  readonly status: 'settled';
}

export type PaymentCardState = PayableState | ProcessingState | BlockedState | SettledState;

/** What a card shows of a state. */
export interface PaymentCardParts {
  readonly amount: string | null;
  /** Folded below the Swish button, open where they are the only way to pay. */
  readonly numbersAre: 'folded' | 'open' | 'absent';
  readonly numbers: readonly PaymentNumbers[];
}

const nothing: PaymentCardParts = {
  amount: null,
  numbersAre: 'absent',
  numbers: [],
};

/** Decides what the card of a state holds. Numbers of which none is known are left out. */
export function paymentCardParts(state: PaymentCardState): PaymentCardParts {
  switch (state.status) {
    case 'payable': {
      const numbers = known(state.numbers);
      const numbersAre = numbers.length === 0 ? 'absent' : 'folded';
      return { amount: state.amount, numbersAre, numbers };
    }
    case 'processing':
      return { ...nothing, amount: state.amount };
    case 'blocked': {
      // Without an amount there is nothing to pay; an open uninsured period still grows and can be paid off.
      const isOffered = state.reason === 'uninsured' || state.amount !== null;
      const numbers = isOffered ? known(state.numbers) : [];
      const numbersAre = numbers.length === 0 ? 'absent' : 'open';
      return { amount: state.amount, numbersAre, numbers };
    }
    case 'settled':
      return nothing;
  }
}

function known(numbers: readonly PaymentNumbers[]): readonly PaymentNumbers[] {
  return numbers.filter(({ plusgiro, ocr }) => plusgiro !== null || ocr !== null);
}
