import type { Payments } from '../payments/createPayments.ts';
import type { Payment } from '../payments/payment.ts';

/** What the customer can do with Swish, or what can happen to it. */
export const swishActions = ['approve', 'decline', 'cancel', 'fail', 'expire'] as const;
export type SwishAction = (typeof swishActions)[number];

/** Plays the customer's phone. Approving twice takes the money once. */
export const actOnPhone = (payments: Payments, paymentId: string, action: SwishAction): Payment =>
  action === 'approve' ? payments.approve(paymentId) : payments.act(paymentId, { type: action });
