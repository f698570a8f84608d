import type { ClaimCase } from '@mina-sidor/api-client';

import { caseStateOf } from '../../domain/case.rules.ts';
import type { Payability } from '../../domain/payability.ts';
import { texts } from '../../texts.ts';

/** A state whose meaning comes before its payment (row Z79). */
export type MeaningfulState = keyof typeof texts.case.meaning;

/**
 * Whether an answer about paying leaves room for more beside it: for what the state means, and for a plan's months. What
 * prevents a payment stands alone.
 */
export const leavesRoom: Readonly<Record<Payability['kind'], boolean>> = {
  closed: false,
  openUninsuredPeriod: false,
  paymentInProgress: false,
  unconfirmedPayment: false,
  paymentsOff: false,
  unknownAmount: true,
  nothingToPay: true,
  payable: true,
};

/** The state that the page explains before the payment; null when it explains none. */
export function meaningfulStateOf(
  claimCase: Pick<ClaimCase, 'stateName'>,
  answer: Pick<Payability, 'kind'>,
): MeaningfulState | null {
  const state = caseStateOf(claimCase);
  if (!leavesRoom[answer.kind]) return null;
  return state === 'Contestation' || state === 'TemporaryOffer' || state === 'Ackord'
    ? state
    : null;
}

/**
 * What the state means. An offer that has no letter here leads to none.
 *
 * @param hasLetter null while it is not known
 */
export function meaningText(state: MeaningfulState, hasLetter: boolean | null): string {
  const { text, more } = texts.case.meaning[state];
  return state === 'TemporaryOffer' && hasLetter === false ? text : `${text} ${more}`;
}
