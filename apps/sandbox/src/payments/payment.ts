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

/** Everything that can happen to a payment. */
export const paymentEvents = [
  /** The customer asks for a payment request in Swish. */
  'request',
  /** The customer approves in Swish: the money moves at once. */
  'approve',
  'decline',
  'fail',
  'expire',
  'cancel',
  /** A newer payment takes over one of its cases. */
  'supersede',
  /** The browser says that the checkout is done. A hint: it may be early, late, repeated or untrue. */
  'finish',
  /** The payment company tells the provider that it has the money. */
  'webhook',
  /** The provider has booked the money. */
  'confirm',
] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

/** Why nothing became of an event. An event that has happened before is no refusal: it changes nothing. */
type Refusal = 'captured' | 'ended' | 'notCaptured' | 'notCreated';

/** Whether the money has been taken. */
export const isCaptured = (payment: Payment): boolean => payment.captures.length > 0;

/** Whether the payment can still be paid. */
export const isOpen = (payment: Payment): boolean =>
  payment.stage !== 'ended' && !isCaptured(payment);

/**
 * The payment after the event, at this ISO time, or why nothing became of it. Each event may come twice, and the
 * browser's and the company's in any order.
 */
export function step(payment: Payment, event: PaymentEvent, now: string): Payment | Refusal {
  const { stage, amount } = payment;
  /** Only an open payment has anything left to happen in Swish. */
  const whileOpen = (change: Partial<Payment>): Payment | Refusal => {
    if (isCaptured(payment)) return 'captured';
    return stage === 'ended' ? 'ended' : { ...payment, ...change };
  };

  switch (event) {
    case 'request':
      return whileOpen({ swish: 'waiting' });
    case 'decline':
      return whileOpen({ swish: 'declined' });
    case 'fail':
      return whileOpen({ swish: 'failed' });
    case 'expire':
      return whileOpen({ swish: 'expired' });
    case 'approve':
      if (isCaptured(payment)) return payment;
      return whileOpen({ swish: 'idle', captures: [{ at: now, amount }] });
    case 'cancel':
    case 'supersede': {
      if (stage === 'ended') return payment;
      const endReason = event === 'cancel' ? 'cancelled' : 'superseded';
      return whileOpen({ stage: 'ended', endReason, swish: 'idle' });
    }
    case 'finish':
      return stage === 'initialized' ? { ...payment, stage: 'checkoutFinished' } : payment;
    case 'webhook':
      // The payment company's word counts, and nothing that comes after it takes the payment back.
      if (stage === 'ended') return 'ended';
      if (!isCaptured(payment)) return 'notCaptured';
      return stage === 'confirmed' ? payment : { ...payment, stage: 'created' };
    case 'confirm':
      if (stage === 'created') return { ...payment, stage: 'confirmed' };
      if (stage === 'confirmed') return payment;
      return stage === 'ended' ? 'ended' : 'notCreated';
  }
}

const caseStatuses = {
  initialized: 'Initialized',
  checkoutFinished: 'CheckoutFinished',
  created: 'Created',
  confirmed: 'None',
  ended: 'None',
} as const satisfies Record<PaymentStage, PaymentStatus>;

/** What the cases of a payment say about it. */
export const caseStatusOf = (stage: PaymentStage): PaymentStatus => caseStatuses[stage];
