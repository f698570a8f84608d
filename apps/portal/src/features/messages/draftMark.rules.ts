import type { DraftState, DraftStates } from '../../customer/drafts/draftStates.rules.ts';
import { texts } from '../../texts.ts';

const words = texts.messages.draftMarks;

/**
 * The word that marks a place where something is not sent; none for what the customer is looking at while nothing has
 * gone wrong with it.
 */
export function draftMarkOf(state: DraftState | undefined, isInView: boolean): string | undefined {
  switch (state) {
    case undefined:
      return undefined;
    case 'written':
      return isInView ? undefined : words.notSent;
    case 'sending':
      return isInView ? undefined : words.sending;
    case 'notSent':
    case 'unknown':
      return words[state];
  }
}

/** The conversations whose reply has not been sent, or of which nobody knows: they are unfolded when the page comes. */
export function conversationsToUnfold(states: DraftStates): readonly string[] {
  return [...states].flatMap(([key, state]) =>
    key !== 'newQuestion' && (state === 'notSent' || state === 'unknown')
      ? [key.slice('reply:'.length)]
      : [],
  );
}
