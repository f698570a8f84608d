import type { Conversation, StoredMessage } from '@mina-sidor/api-client';

import { oneAtATimeForEach } from '../../../platform/oneAtATime.ts';
import type { Services } from '../../../customer/services.ts';
import { withConversation, withMessage, withRead } from './conversations.rules.ts';

/** What is known of the list, and the ways to it. */
type ConversationsQuery = { readonly refresh: () => Promise<unknown> } & (
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      readonly value: readonly Conversation[];
      readonly change: (update: (known: Conversation[]) => Conversation[]) => void;
    }
);

/**
 * Brings news into the list. While the list is being fetched nobody knows whether it will hold the news: it is then fetched
 * once more.
 */
export function createNews(
  { client, ask }: Pick<Services, 'client' | 'ask'>,
  first: ConversationsQuery,
) {
  let current = first;
  const refresh = () => void current.refresh();

  const change = (update: (known: readonly Conversation[]) => readonly Conversation[]) => {
    if (current.status === 'ready') current.change((known) => [...update(known)]);
    else refresh();
  };

  const fetchNow = oneAtATimeForEach(async (conversationId) => {
    const result = await ask(() => client.getConversation({ query: { conversationId } }), {
      kind: 'background',
    });
    if (result.outcome === 'ok') change((known) => withConversation(known, result.value));
  });
  const fetchOne = (conversationId: string) => {
    if (current.status === 'ready') void fetchNow(conversationId);
    else refresh();
  };

  return {
    /** Takes in the newest state of the query. */
    follow: (query: ConversationsQuery) => {
      current = query;
    },
    /** The customer has sent a message: it shows at once (row M13). */
    addMessage: (message: StoredMessage) => {
      const { conversationId } = message;
      const isBegun =
        current.status === 'ready' &&
        !current.value.some((each) => each.conversationId === conversationId);
      change((known) => withMessage(known, message));
      // Only the server knows what a new conversation is about.
      if (isBegun) fetchOne(conversationId);
    },
    /** The server knows that the conversation has been read up to this message. */
    setRead: (conversationId: string, upTo: string) =>
      change((known) => withRead(known, conversationId, upTo)),
    refresh,
    /** Fetches one conversation again; many events in a row fetch it twice. */
    fetchOne,
  };
}
