import type { PaymentNumberWords } from '@mina-sidor/ui';

import { texts } from '../../texts.ts';

const words = texts.paymentNumbers;

/** The words around Plusgiro and OCR numbers, the same wherever they are shown. */
export const paymentNumberWords: PaymentNumberWords = {
  reference: words.reference,
  amount: words.amount,
  plusgiro: words.plusgiro,
  ocr: words.ocr,
};
