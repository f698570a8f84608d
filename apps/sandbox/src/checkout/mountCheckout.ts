import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import type { Payment } from '../payments/payment.ts';
import { Problem } from '../problem.ts';
import { readInput } from '../schemas.ts';
import { checkoutFrameHeaders, swishPageHeaders } from '../security/headers.ts';
import { serveFile, serveParts } from '../servePage.ts';
import type { Services } from '../services.ts';
import { isSwishNumber, swishActions } from './page/swishRules.js';
import { checkoutKey, viewOf, type CheckoutView } from './view.ts';

const folder = new URL('page/', import.meta.url);
const fontCss = new URL(import.meta.resolve('@mina-sidor/ui/font.css'));
const fontFile = 'fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2';
const base = '/sandbox/checkout';

const keySchema = v.object({ checkoutKey: v.string() });
const requestSchema = v.strictObject({ phoneNumber: v.string() });
const phoneSchema = v.strictObject({ action: v.picklist(swishActions) });

type OfPayment = { Params: { paymentId: string } };

/**
 * The payment company: its script, the frame that the script puts into the shop's page, and the Swish app on the customer's
 * own device. The real company lies on another origin; here it is a folder.
 */
export function mountCheckout(app: FastifyInstance, { payments }: Services): void {
  serveFile(app, `${base}/v1/checkout.js`, new URL('checkout.js', folder));
  serveFile(app, `${base}/frame`, new URL('frame.html', folder), checkoutFrameHeaders);
  serveFile(app, `${base}/swish`, new URL('swish.html', folder), swishPageHeaders);
  serveParts(app, `${base}/page`, folder);
  serveFile(app, `${base}/page/font.css`, fontCss);
  serveFile(app, `${base}/page/${fontFile}`, new URL(fontFile, fontCss));

  /** The owner of the payment is not checked: its id cannot be guessed, and the key identifies the shop. */
  const idOf = ({ params, query }: FastifyRequest<OfPayment>): string => {
    const given = readInput(keySchema, query, 'query', 401);
    if (given.checkoutKey !== checkoutKey) throw new Problem(401, 'The checkout key is not known.');
    return params.paymentId;
  };

  /** The payment after the work; unchanged when it is too late for that. */
  const after = (paymentId: string, work: () => Payment): CheckoutView => {
    try {
      return viewOf(work());
    } catch (error) {
      if (error instanceof Problem && error.status === 409) return viewOf(payments.get(paymentId));
      throw error;
    }
  };

  app.get<OfPayment>(`${base}/payments/:paymentId`, (request) =>
    viewOf(payments.get(idOf(request))),
  );

  // Sends a payment request to the customer's phone. The number is checked and forgotten.
  app.post<OfPayment>(`${base}/payments/:paymentId/request`, (request) => {
    const id = idOf(request);
    const { phoneNumber } = readInput(requestSchema, request.body, 'body');
    if (!isSwishNumber(phoneNumber)) throw new Problem(400, 'Not a number of a Swedish phone.');
    return after(id, () => payments.act(id, 'request'));
  });

  app.post<OfPayment>(`${base}/payments/:paymentId/phone`, (request) => {
    const { action } = readInput(phoneSchema, request.body, 'body');
    const id = idOf(request);
    return after(id, () => payments.act(id, action));
  });
}
