import type { DraftMap } from '../../customer/drafts/draft.ts';
import {
  conversationOf,
  type DraftState,
  draftStateOf,
} from '../../customer/drafts/draftState.rules.ts';
import { texts } from '../../texts.ts';

const words = texts.messages.draftMarks;

/** The word that marks an unsent draft. A visible draft is marked only when something has gone wrong. */
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

/** The conversations whose reply was not sent, or may not have been. The page opens with them expanded. */
export function conversationsToUnfold(drafts: DraftMap): readonly string[] {
  return [...drafts].flatMap(([key, draft]) => {
    const conversationId = conversationOf(key);
    const state = draftStateOf(draft);
    const isUnfolded = state === 'notSent' || state === 'unknown';
    return conversationId !== null && isUnfolded ? [conversationId] : [];
  });
}
