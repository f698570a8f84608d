import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { actOnPhone, swishActions } from '../checkout/swish.ts';
import type { Payment } from '../payments/payment.ts';
import { readInput } from '../schemas.ts';
import type { Services } from '../services.ts';

const pathSchema = v.object({ paymentId: v.string() });
const webhooksSchema = v.strictObject({ automatic: v.boolean() });
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
  createdAt: payment.createdAt,
});

/** The payment company's and the provider's side of payments, and the customer's phone. */
export function mountPaymentControl(app: FastifyInstance, services: Services): void {
  const { payments, settings } = services;
  const idOf = (params: unknown): string => readInput(pathSchema, params, 'path').paymentId;
  const base = '/sandbox/api/payments';

  app.get(base, () => payments.list().map(toEntry));

  app.post(`${base}/:paymentId/phone`, (request) => {
    const { action } = readInput(phoneSchema, request.body, 'body');
    return toEntry(actOnPhone(payments, idOf(request.params), action));
  });

  app.post(`${base}/:paymentId/webhook`, (request) =>
    toEntry(payments.act(idOf(request.params), { type: 'webhook' })),
  );

  app.post(`${base}/:paymentId/confirm`, (request) =>
    toEntry(payments.act(idOf(request.params), { type: 'confirm' })),
  );

  app.get('/sandbox/api/payment-webhooks', () => ({ automatic: settings.automaticWebhooks() }));

  app.put('/sandbox/api/payment-webhooks', (request) => {
    const { automatic } = readInput(webhooksSchema, request.body, 'body');
    settings.set('automaticWebhooks', automatic);
    return { automatic: settings.automaticWebhooks() };
  });
}
