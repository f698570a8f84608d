import * as v from 'valibot';

import type { PaymentStatus } from '@mina-sidor/api-client/contract';

import { count } from '../schemas.ts';

/** How far a payment has come, as the provider knows it. `ended` is the end without money. */
export const paymentStages = [
  'initialized',
  'checkoutFinished',
  'created',
  'confirmed',
  'ended',
] as const;
export type PaymentStage = (typeof paymentStages)[number];

/** What became of the latest try to pay with Swish, as the payment company knows it. */
const swishStates = ['idle', 'waiting', 'declined', 'failed', 'expired'] as const;

/** Why a payment ended without money: the customer gave it up, or a newer payment took over one of its cases. */
const endReasons = ['cancelled', 'superseded'] as const;
type EndReason = (typeof endReasons)[number];

const kronor = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** One payment, in the provider's books and in the payment company's. */
export const paymentSchema = v.object({
  paymentId: v.string(),
  personalNumber: v.string(),
  /** What is charged for each case, in whole kronor. */
  parts: v.array(v.object({ referenceNumber: v.string(), kronor })),
  /** The sum of the parts. */
  amount: kronor,
  /** Goes with the money for one case; a payment of several has none. */
  ocrNumber: v.nullable(v.string()),
  createdAt: v.string(),
  stage: v.picklist(paymentStages),
  endReason: v.nullable(v.picklist(endReasons)),
  /** The money that the payment company has taken: at most one entry, whatever is pressed. */
  captures: v.array(v.object({ at: v.string(), amount: count })),
  swish: v.picklist(swishStates),
});
export type Payment = v.InferOutput<typeof paymentSchema>;

/** Something that happens to a payment. */
export type PaymentEvent =
  /** The customer asks for a payment request in Swish. */
  | { readonly type: 'request' }
  /** The customer approves in Swish: the money moves at once. */
  | { readonly type: 'approve'; readonly at: string }
  | { readonly type: 'decline' }
  | { readonly type: 'fail' }
  | { readonly type: 'expire' }
  | { readonly type: 'cancel' }
  /** A newer payment takes over one of its cases. */
  | { readonly type: 'supersede' }
  /** The browser says that the checkout is done. A hint: it may be early, late, repeated or untrue. */
  | { readonly type: 'finish' }
  /** The payment company tells the provider that it has the money. */
  | { readonly type: 'webhook' }
  /** The provider has booked the money. */
  | { readonly type: 'confirm' };

/** Why nothing became of an event. An event that has happened before is no refusal: it changes nothing. */
type Refusal = 'captured' | 'ended' | 'notCaptured' | 'notCreated';

export type Step =
  | { readonly kind: 'done'; readonly payment: Payment }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Whether the money has been taken. */
export const isCaptured = (payment: Payment): boolean => payment.captures.length > 0;

/** Whether the payment can still be paid. */
export const isOpen = (payment: Payment): boolean =>
  payment.stage !== 'ended' && !isCaptured(payment);

const done = (payment: Payment): Step => ({ kind: 'done', payment });
const refused = (refusal: Refusal): Step => ({ kind: 'refused', refusal });

/** Only an open payment has anything left to happen in Swish. */
const whileOpen = (payment: Payment, change: Partial<Payment>): Step => {
  if (isCaptured(payment)) return refused('captured');
  return payment.stage === 'ended' ? refused('ended') : done({ ...payment, ...change });
};

function end(payment: Payment, endReason: EndReason): Step {
  if (payment.stage === 'ended') return done(payment);
  return whileOpen(payment, { stage: 'ended', endReason, swish: 'idle' });
}

function approve(payment: Payment, at: string): Step {
  if (isCaptured(payment)) return done(payment);
  return whileOpen(payment, { swish: 'idle', captures: [{ at, amount: payment.amount }] });
}

/** The payment company's word counts, and nothing that comes after it takes the payment back. */
function hearOfMoney(payment: Payment): Step {
  if (payment.stage === 'ended') return refused('ended');
  if (!isCaptured(payment)) return refused('notCaptured');
  return done(payment.stage === 'confirmed' ? payment : { ...payment, stage: 'created' });
}

function confirm(payment: Payment): Step {
  switch (payment.stage) {
    case 'created':
      return done({ ...payment, stage: 'confirmed' });
    case 'confirmed':
      return done(payment);
    case 'ended':
      return refused('ended');
    case 'initialized':
    case 'checkoutFinished':
      return refused('notCreated');
  }
}

/** The payment after the event. Each event may come twice, and the browser's and the company's in any order. */
export function step(payment: Payment, event: PaymentEvent): Step {
  switch (event.type) {
    case 'request':
      return whileOpen(payment, { swish: 'waiting' });
    case 'approve':
      return approve(payment, event.at);
    case 'decline':
      return whileOpen(payment, { swish: 'declined' });
    case 'fail':
      return whileOpen(payment, { swish: 'failed' });
    case 'expire':
      return whileOpen(payment, { swish: 'expired' });
    case 'cancel':
      return end(payment, 'cancelled');
    case 'supersede':
      return end(payment, 'superseded');
    case 'finish':
      return done(
        payment.stage === 'initialized' ? { ...payment, stage: 'checkoutFinished' } : payment,
      );
    case 'webhook':
      return hearOfMoney(payment);
    case 'confirm':
      return confirm(payment);
  }
}

/** What the cases of a payment say about it. */
export function caseStatusOf(stage: PaymentStage): PaymentStatus {
  switch (stage) {
    case 'initialized':
      return 'Initialized';
    case 'checkoutFinished':
      return 'CheckoutFinished';
    case 'created':
      return 'Created';
    case 'confirmed':
    case 'ended':
      return 'None';
  }
}
