import type { Amount, ClaimCase } from '@mina-sidor/api-client';
import { fill, formatAmount } from '@mina-sidor/texts';
import type { PaymentNumbers } from '@mina-sidor/ui';

import { useServices } from '../../customer/services.ts';
import { plusgiroPaymentCode } from '../../domain/plusgiroPaymentCode.ts';
import { texts } from '../../texts.ts';

const words = texts.paymentNumbers.code;

/**
 * The numbers to pay a case with at one's bank, with the code that a bank's app reads.
 *
 * @param dueDate last day to pay, as `2026-11-30`
 */
export function usePaymentNumbers(
  { plusGiroNumber, ocrNumber }: Pick<ClaimCase, 'plusGiroNumber' | 'ocrNumber'>,
  amount: Amount,
  dueDate?: string,
): readonly [PaymentNumbers] {
  const { config } = useServices();
  const numbers = { plusgiro: plusGiroNumber, ocr: ocrNumber };
  const value = plusgiroPaymentCode({ ...numbers, amount, dueDate, payee: config.payee });
  if (value === null) return [numbers];
  const shown = formatAmount(amount);
  const label =
    dueDate === undefined
      ? fill(words.label, { amount: shown })
      : fill(words.labelWithDay, { amount: shown, date: dueDate });
  return [{ ...numbers, code: { value, label, instruction: words.instruction } }];
}
