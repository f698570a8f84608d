import type { DraftMap } from '../../customer/drafts/draft.ts';
import {
  conversationOf,
  type DraftState,
  draftStateOf,
} from '../../customer/drafts/draftState.rules.ts';
import { texts } from '../../texts.ts';

const words = texts.messages.draftMarks;

/** The word that marks a place with an unsent draft. A draft in view has one only if something has gone wrong. */
export function draftMarkOf(state: DraftState, isInView: boolean): string | undefined {
  switch (state) {
    case 'empty':
    case 'sent':
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

/** The conversations whose reply was not sent, or may not have been. They are unfolded when the page is opened. */
export function conversationsToUnfold(drafts: DraftMap): readonly string[] {
  return [...drafts].flatMap(([key, draft]) => {
    const conversationId = conversationOf(key);
    const state = draftStateOf(draft);
    const isUnfolded = state === 'notSent' || state === 'unknown';
    return conversationId !== null && isUnfolded ? [conversationId] : [];
  });
}
