import * as v from 'valibot';

import type { PaymentStatus } from '@mina-sidor/api-client/contract';

import { count } from '../schemas.ts';

/** How far a payment has come at the provider. `ended` means without money. */
export const paymentStages = [
  'initialized',
  'checkoutFinished',
  'created',
  'confirmed',
  'ended',
] as const;
export type PaymentStage = (typeof paymentStages)[number];

/** The result of the latest attempt in Swish, at the payment company. */
const swishStates = ['idle', 'waiting', 'declined', 'failed', 'expired'] as const;

/** Why a payment ended: the customer cancelled it, or a newer payment replaced it. */
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
  /** Of the paid case; a payment of several cases has none. */
  ocrNumber: v.nullable(v.string()),
  createdAt: v.string(),
  stage: v.picklist(paymentStages),
  endReason: v.nullable(v.picklist(endReasons)),
  /** The captured money: at most one entry. */
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
  /** The browser reports that the checkout is done. It may be early, late, repeated or wrong. */
  'finish',
  /** The payment company reports the captured money to the provider. */
  'webhook',
  /** The provider has booked the money. */
  'confirm',
] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

/** Why an event is refused. A repeated event is not refused; it changes nothing. */
type Refusal = 'captured' | 'ended' | 'notCaptured' | 'notCreated';

/** Whether the money has been taken. */
export const isCaptured = (payment: Payment): boolean => payment.captures.length > 0;

/** Whether the payment can still be paid. */
export const isOpen = (payment: Payment): boolean =>
  payment.stage !== 'ended' && !isCaptured(payment);

/**
 * The payment after an event at this ISO time, or why the event is refused. Events may be repeated, and those of the
 * browser and of the payment company come in any order.
 */
export function step(payment: Payment, event: PaymentEvent, now: string): Payment | Refusal {
  const { stage, amount } = payment;
  /** Only an open payment can be changed in Swish. */
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
      // The payment company's report is final.
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

/** The payment status of the cases of a payment in this stage. */
export const caseStatusOf = (stage: PaymentStage): PaymentStatus => caseStatuses[stage];
