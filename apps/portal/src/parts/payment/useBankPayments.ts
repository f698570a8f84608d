import type { Amount, ClaimCase } from '@mina-sidor/api-client';
import { fill, formatAmount } from '@mina-sidor/texts';
import type { BankPayment, PaymentNumber } from '@mina-sidor/ui';

import { useServices } from '../../customer/services.ts';
import { useToday } from '../../customer/useToday.ts';
import { plusgiroPaymentCode } from '../../domain/plusgiroPaymentCode.ts';
import { texts } from '../../texts.ts';

const words = texts.paymentNumbers;

type Numbers = Pick<ClaimCase, 'plusGiroNumber' | 'ocrNumber'>;

/** The Plusgiro number and the OCR number, for customers who pay through their own bank. */
export function paymentNumbersOf({ plusGiroNumber, ocrNumber }: Numbers): readonly PaymentNumber[] {
  return [
    ...(plusGiroNumber === null
      ? []
      : [{ ...words.plusgiro, value: plusGiroNumber, grouping: 'plusgiro' as const }]),
    ...(ocrNumber === null ? [] : [{ ...words.ocr, value: ocrNumber }]),
  ];
}

/**
 * What a customer needs to pay a case through a bank: the numbers, and the payment code for the bank's app.
 *
 * @param lastDay the last day to pay, as `2026-11-30`. Once it has passed, the code names no day: a bank may refuse it
 */
export function useBankPayments(
  claimCase: Numbers,
  amount: Amount,
  lastDay?: string,
): readonly [BankPayment] {
  const { config } = useServices();
  const today = useToday();
  const dueDate = lastDay === undefined || lastDay < today ? undefined : lastDay;
  const numbers = paymentNumbersOf(claimCase);
  const value = plusgiroPaymentCode({
    plusgiro: claimCase.plusGiroNumber,
    ocr: claimCase.ocrNumber,
    amount,
    dueDate,
    payee: config.payee,
  });
  if (value === null) return [{ numbers }];
  const shown = formatAmount(amount);
  const label =
    dueDate === undefined
      ? fill(words.code.label, { amount: shown })
      : fill(words.code.labelWithDay, { amount: shown, date: dueDate });
  return [{ numbers, code: { value, label, instruction: words.code.instruction } }];
}
