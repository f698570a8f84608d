import type { AnswerOf } from './api.ts';

export type Payment = Pick<AnswerOf<'GET payments'>[number], 'status' | 'endReason' | 'captures'>;

export type PaymentState =
  | 'begun'
  | 'finished'
  | 'taken'
  | 'told'
  | 'booked'
  | 'replaced'
  | 'stopped';

/** How far the payment has come, as somebody at the payment company would say it. */
export function stateOf({ status, endReason, captures }: Payment): PaymentState {
  switch (status) {
    case 'initialized':
      return captures.length > 0 ? 'taken' : 'begun';
    case 'checkoutFinished':
      return captures.length > 0 ? 'taken' : 'finished';
    case 'created':
      return 'told';
    case 'confirmed':
      return 'booked';
    case 'ended':
      return endReason === 'superseded' ? 'replaced' : 'stopped';
  }
}

export type PaymentDeed = 'approve' | 'decline' | 'cancel' | 'webhook' | 'confirm';

const deeds: Readonly<Record<PaymentState, readonly PaymentDeed[]>> = {
  begun: ['approve', 'decline', 'cancel'],
  finished: ['approve', 'decline', 'cancel'],
  taken: ['webhook'],
  told: ['confirm'],
  booked: [],
  replaced: [],
  stopped: [],
};

/** What can be done with the payment now. */
export const deedsFor = (payment: Payment): readonly PaymentDeed[] => deeds[stateOf(payment)];

/** The customer has not answered in Swish. */
export const isUnpaid = (payment: Payment): boolean => deedsFor(payment).includes('approve');

/** Somebody at the payment company or the provider has something to do. */
export const isWaiting = (payment: Payment): boolean =>
  ['taken', 'told'].includes(stateOf(payment));
