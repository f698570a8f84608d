import type { Conversation } from '@mina-sidor/api-client';

import type { DraftKey, DraftMap } from '../../customer/drafts/draft.ts';
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

/** A reply that the customer has begun, in a conversation that does not show. */
export interface LostReply {
  readonly key: DraftKey;
  readonly message: string;
  readonly mayHaveArrived: boolean;
}

/** The replies whose conversation is not among those that show. What the customer has written is not lost with it. */
export function lostRepliesOf(
  drafts: DraftMap,
  shown: readonly Pick<Conversation, 'conversationId'>[],
): readonly LostReply[] {
  const known = new Set(shown.map(({ conversationId }) => conversationId));
  return [...drafts].flatMap(([key, draft]) => {
    const conversationId = conversationOf(key);
    const state = draftStateOf(draft);
    const isKept = state === 'written' || state === 'notSent' || state === 'unknown';
    if (conversationId === null || known.has(conversationId) || !isKept) return [];
    return [{ key, message: draft.fields.message, mayHaveArrived: state === 'unknown' }];
  });
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
