import type { Conversation, StoredMessage } from '@mina-sidor/api-client';

import type { EndedDraft } from '../../../customer/drafts/drafts.ts';
import { conversationOf } from '../../../customer/drafts/draftState.rules.ts';
import { isShownOnPage } from '../../../customer/outdated.ts';
import type { Services } from '../../../customer/services.ts';
import { isMissing } from '../../../domain/retry.ts';
import { oneAtATimeForEach } from '../../../platform/oneAtATime.ts';
import { withConversation, withMessage, withRead } from './conversations.rules.ts';

/** The query of the list. */
type ConversationsQuery = { readonly refresh: () => Promise<unknown> } & (
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      readonly value: readonly Conversation[];
      readonly change: (update: (known: Conversation[]) => Conversation[]) => void;
    }
);

/** So many conversations are fetched at a time. When more have changed, one call for the list costs the server less. */
const few = 5;

/**
 * Applies events and sent messages to the list. During the request for the list it is unknown whether the answer will
 * include them, so the list is fetched once more.
 */
export function createConversationUpdates(
  { client, ask }: Pick<Services, 'client' | 'ask'>,
  first: ConversationsQuery,
) {
  let current = first;
  const refresh = () => void current.refresh();

  const change = (update: (known: readonly Conversation[]) => readonly Conversation[]) => {
    if (current.status === 'ready') current.change((known) => [...update(known)]);
    else refresh();
  };

  const knownNow = (id: string): Conversation | undefined =>
    current.status === 'ready'
      ? current.value.find(({ conversationId }) => conversationId === id)
      : undefined;

  let underWay = 0;
  const fetchNow = oneAtATimeForEach(async (conversationId) => {
    underWay += 1;
    const before = knownNow(conversationId);
    const result = await ask(() => client.getConversation({ query: { conversationId } }), {
      kind: 'background',
    });
    underWay -= 1;
    // What has come meanwhile may be newer than this answer.
    if (knownNow(conversationId) !== before) void fetchNow(conversationId);
    else if (result.outcome === 'ok') change((known) => withConversation(known, result.value));
    // Its failure shows that the list is old.
    else if (isShownOnPage(result) && !isMissing(result)) refresh();
  });
  const fetchOne = (conversationId: string) => {
    if (current.status === 'ready' && underWay < few) void fetchNow(conversationId);
    else refresh();
  };

  /** Shows a message that the customer has sent, at once (row M13). */
  const addMessage = (message: StoredMessage) => {
    const { conversationId } = message;
    const isBegun =
      current.status === 'ready' &&
      !current.value.some((each) => each.conversationId === conversationId);
    change((known) => withMessage(known, message));
    // Only the server knows the reference number of a new conversation.
    if (isBegun) fetchOne(conversationId);
  };

  return {
    /** Takes the newest state of the query. */
    follow: (query: ConversationsQuery) => {
      current = query;
    },
    /** Shows a sent message, and looks for one that may have arrived: without a connection no event tells (row H12). */
    applyEnding: ({ key, draft }: EndedDraft) => {
      if (draft.status === 'sent') addMessage(draft.message);
      if (draft.status !== 'unknown') return;
      const conversationId = conversationOf(key);
      if (conversationId === null) refresh();
      else fetchOne(conversationId);
    },
    /**
     * Applies that the server has marked the conversation as read up to this message. The server has marked what has come
     * since too, so that it is fetched and shown: without a connection no event tells of it (row H12).
     */
    setRead: (conversationId: string, upTo: string) => {
      change((known) => withRead(known, conversationId, upTo));
      fetchOne(conversationId);
    },
    refresh,
    /** Refetches one conversation; many events in a row fetch it twice. */
    fetchOne,
  };
}
