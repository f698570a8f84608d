import type { DigitGrouping } from '../DigitGroups/index.ts';

/** A number that the customer types at the bank: an account, or a reference that ties the payment to its case. */
export interface PaymentNumber {
  /** Term of the number, also read as part of its copy button: `Bankgiro`, `IBAN`. Unique in its payment. */
  readonly label: string;
  /** The number. Its letters and digits are shown and copied, its spaces and hyphens are not. */
  readonly value: string;
  /**
   * How it is grouped on screen: `plusgiro`, `bankgiro`, or the lengths of the groups from the left.
   * @default groups of four, as for an IBAN
   */
  readonly grouping?: DigitGrouping | undefined;
  /** Announced after copying: `Bankgirot är kopierat`. */
  readonly copied: string;
}

/** A payment as a QR code for a bank app, so that the customer does not need to type. */
export interface PaymentCode {
  /** The content of the QR code, at most 2,953 bytes. A longer one is not drawn. */
  readonly value: string;
  /** Alternative text of the code: `QR-kod för att betala 4 350 kr till Plusgiro`. */
  readonly label: string;
  /** The instruction next to the code. */
  readonly instruction: string;
}

/** What the customer needs for one payment through the bank. */
export interface BankPayment {
  /** In the order in which a bank asks for them. Leave out what is not known. */
  readonly numbers: readonly PaymentNumber[];
  /** Reference number of the case, if the card has the payments of several cases; shown above the numbers. */
  readonly reference?: string | undefined;
  /** The amount, formatted with its unit, if the card has the payments of several cases. */
  readonly amount?: string | undefined;
  /** The same payment as a QR code, below the numbers; omitted if it cannot be made. */
  readonly code?: PaymentCode | undefined;
}

/** The numbers that are the same in all of several payments, such as the account. They are shown once. */
export function sharedNumbers(payments: readonly BankPayment[]): readonly PaymentNumber[] {
  const [first] = payments;
  if (first === undefined || payments.length === 1) return [];
  return first.numbers.filter((number) => payments.every(({ numbers }) => has(numbers, number)));
}

/** The payment without the numbers that are shown once for all. */
export function withoutShared(payment: BankPayment, shared: readonly PaymentNumber[]): BankPayment {
  return { ...payment, numbers: payment.numbers.filter((number) => !has(shared, number)) };
}

function has(numbers: readonly PaymentNumber[], wanted: PaymentNumber): boolean {
  return numbers.some(({ label, value }) => label === wanted.label && value === wanted.value);
}
