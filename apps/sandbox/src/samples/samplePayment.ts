import { createHash } from 'node:crypto';

import type { Payment } from '../payments/payment.ts';
import type { BuiltCase } from './buildCase.ts';
import { addDays } from '../calendar.ts';

/** How far a payment that is on its way has come: the browser said so, or the payment company. */
export type PaymentOnItsWay = 'CheckoutFinished' | 'Created';

const stages = { CheckoutFinished: 'checkoutFinished', Created: 'created' } as const;

/** The payment behind a case that says that one is on its way. Its money was taken the evening before today. */
export function samplePayment(
  personalNumber: string,
  { record, amount }: BuiltCase,
  onItsWay: PaymentOnItsWay,
  today: string,
): Payment {
  const { referenceNumber, ocrNumber = null } = record;
  const kronor = Math.floor(amount / 100);
  const yesterday = addDays(today, -1);
  return {
    paymentId: createHash('sha256').update(`payment/${referenceNumber}`).digest('hex').slice(0, 32),
    personalNumber,
    parts: [{ referenceNumber, kronor }],
    amount: kronor,
    ocrNumber,
    createdAt: `${yesterday}T17:42:05.000Z`,
    stage: stages[onItsWay],
    endReason: null,
    captures: [{ at: `${yesterday}T17:43:11.000Z`, amount: kronor }],
    swish: 'idle',
  };
}
