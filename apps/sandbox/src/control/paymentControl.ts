import * as v from 'valibot';

import { swishActions } from '../checkout/page/swishRules.js';
import type { Payment } from '../payments/payment.ts';
import { readInput } from '../schemas.ts';
import type { Services } from '../services.ts';
import type { Operations } from './operations.ts';

const phoneSchema = v.strictObject({ action: v.picklist(swishActions) });

/** A payment as a line of the ledger. */
const toEntry = (payment: Payment) => ({
  paymentId: payment.paymentId,
  personalNumber: payment.personalNumber,
  references: payment.parts.map((part) => part.referenceNumber),
  amount: payment.amount,
  status: payment.stage,
  endReason: payment.endReason,
  captures: payment.captures,
  swish: payment.swish,
  createdAt: payment.createdAt,
});

/** The payment company's and the provider's side of payments, and the customer's phone. */
export const paymentControl = ({ payments }: Services) =>
  ({
    'GET payments': () => payments.list().map(toEntry),
    'POST payments/:id/phone': ({ id, body }) =>
      toEntry(payments.act(id, readInput(phoneSchema, body, 'body').action)),
    'POST payments/:id/webhook': ({ id }) => toEntry(payments.act(id, 'webhook')),
    'POST payments/:id/confirm': ({ id }) => toEntry(payments.act(id, 'confirm')),
  }) satisfies Operations;
