/** A payment as a QR code for a bank app, so that the customer does not need to type. */
export interface PaymentCode {
  /** The content of the QR code. */
  readonly value: string;
  /** Alternative text of the code: `QR-kod för att betala 4 350 kr till Plusgiro`. */
  readonly label: string;
  /** The instruction next to the code. */
  readonly instruction: string;
}

/** The numbers for one payment to the provider's account. */
export interface PaymentNumbers {
  /** The Plusgiro account; `null` if the provider has given none. */
  readonly plusgiro: string | null;
  /** The OCR number that ties the payment to its case; `null` if there is none. */
  readonly ocr: string | null;
  /** Reference number of the case, if the card has the numbers of several cases; shown above them. */
  readonly reference?: string | undefined;
  /** The amount, formatted with its unit, if the card has the numbers of several cases. */
  readonly amount?: string | undefined;
  /** The same payment as a QR code, below the numbers; omitted if it cannot be made. */
  readonly code?: PaymentCode | undefined;
}

/** There is something to pay, and Swish works. */
export interface PayableState {
  readonly status: 'payable';
  /** Formatted with its unit: `4 350 kr`; `null` where the button says it and the page shows it already. */
  readonly amount: string | null;
  /** The numbers for paying through the bank: one entry, or one for each case of a whole debt. */
  readonly numbers: readonly PaymentNumbers[];
}

/** A payment is on its way. The card must not offer to pay again. */
export interface ProcessingState {
  readonly status: 'processing';
  /** The amount being paid, formatted with its unit. */
  readonly amount: string;
}

/** Swish cannot be used: the vehicle is uninsured, or payment does not work on the site now. */
export interface BlockedState {
  readonly status: 'blocked';
  /**
   * `uninsured` shows the numbers without an amount too, because the debt grows; `unavailable` shows them only with
   * one.
   */
  readonly reason: 'uninsured' | 'unavailable';
  /** Formatted with its unit; `null` when there is nothing to pay. */
  readonly amount: string | null;
  /** Shown open, because they are the only way to pay. */
  readonly numbers: readonly PaymentNumbers[];
}

/** There is nothing left to pay. */
export interface SettledState {
  readonly status: 'settled';
}

export type PaymentCardState = PayableState | ProcessingState | BlockedState | SettledState;

/** The parts that the card shows. */
export interface PaymentCardParts {
  readonly amount: string | null;
  /** Collapsed below the Swish button, or open if they are the only way to pay. */
  readonly numbersAre: 'folded' | 'open' | 'absent';
  readonly numbers: readonly PaymentNumbers[];
}

const nothing: PaymentCardParts = {
  amount: null,
  numbersAre: 'absent',
  numbers: [],
};

/** Decides which parts the card shows. Entries without any number are left out. */
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
      // Without an amount there is nothing to pay, except for an open uninsured period: its debt grows and can be paid.
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
