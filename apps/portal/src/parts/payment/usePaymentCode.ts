import type { PaymentNumbers } from '@mina-sidor/ui';
import { fill, formatKronor } from '@mina-sidor/texts';

import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';
import { plusgiroPaymentCode } from '../../domain/plusgiroPaymentCode.ts';

const words = texts.paymentNumbers.code;

/** What is paid with some numbers. */
interface CodedPayment {
  /** In kronor, as the provider writes it. */
  readonly amount: string;
  /** Last day to pay, as `2026-11-30`. */
  readonly dueDate?: string;
}

/**
 * Adds to the numbers of a payment the code that a bank's app reads. Not on a phone: what should read the code is what
 * shows it.
 */
export function usePaymentCode(): (
  numbers: readonly PaymentNumbers[],
  payment: CodedPayment,
) => readonly PaymentNumbers[] {
  const { config, deviceKind } = useServices();
  return (numbers, payment) =>
    deviceKind === 'mobile'
      ? numbers
      : numbers.map((one) => {
          const value = plusgiroPaymentCode({ ...one, ...payment, payee: config.payee });
          if (value === null) return one;
          const amount = formatKronor(payment.amount);
          const label =
            payment.dueDate === undefined
              ? fill(words.label, { amount })
              : fill(words.labelWithDay, { amount, date: payment.dueDate });
          return { ...one, code: { value, label, instruction: words.instruction } };
        });
}
