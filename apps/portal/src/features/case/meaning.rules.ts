import { type ClaimCase, paymentObstacleOf } from '@mina-sidor/api-client';

import { caseStateOf } from '../../domain/case.rules.ts';
import { consequences, type Payability } from '../../domain/payability.ts';
import { texts } from '../../texts.ts';

/** A state whose meaning comes before its payment (row Z79). */
export type MeaningfulState = keyof typeof texts.case.meaning;

/** The state that the page explains before the payment; null when it explains none, as when there is nothing to pay. */
export function meaningfulStateOf(
  claimCase: ClaimCase,
  answer: Pick<Payability, 'kind'>,
): MeaningfulState | null {
  const showsHowToPay = consequences[answer.kind].leavesRoom || answer.kind === 'paymentsOff';
  if (!showsHowToPay) return null;
  if (paymentObstacleOf(claimCase) === 'nothingToPay') return null;
  const state = caseStateOf(claimCase);
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
