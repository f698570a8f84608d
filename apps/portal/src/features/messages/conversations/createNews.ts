import type { Conversation, StoredMessage } from '@mina-sidor/api-client';

import { oneAtATimeForEach } from '../../../platform/oneAtATime.ts';
import type { Services } from '../../../customer/services.ts';
import { withConversation, withMessage, withRead } from './conversations.rules.ts';

/** What is known of the list, and the ways to it. */
type ConversationsQuery = { readonly refresh: () => Promise<void> } & (
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      readonly value: readonly Conversation[];
      readonly change: (update: (known: Conversation[]) => Conversation[]) => void;
    }
);

type Update = (known: readonly Conversation[]) => readonly Conversation[];

/** Ways to bring news into the list. */
export interface News {
  /** Takes note of how it stands with the list. */
  readonly follow: (query: ConversationsQuery) => void;
  /** The customer has sent a message: it shows at once (row M13). */
  readonly addMessage: (message: StoredMessage) => void;
  /** The server has taken note that the conversation has been read up to this message. */
  readonly setRead: (conversationId: string, upTo: string) => void;
  /** Asks for the list anew. */
  readonly refresh: () => void;
  /** Asks for one conversation anew; many events in a row ask for it twice. */
  readonly fetchOne: (conversationId: string) => void;
}

/**
 * Brings news into the list. What comes while the list is on its way may be in it or not: the list is then asked for
 * once more.
 */
export function createNews(
  { client, ask }: Pick<Services, 'client' | 'ask'>,
  first: ConversationsQuery,
): News {
  let current = first;

  const whenReady = (
    bring: (list: Extract<ConversationsQuery, { readonly status: 'ready' }>) => void,
  ): void => {
    if (current.status === 'ready') bring(current);
    else void current.refresh();
  };

  const change = (update: Update): void => {
    whenReady((list) => list.change((known) => [...update(known)]));
  };

  const fetchNow = oneAtATimeForEach(async (conversationId) => {
    const result = await ask(() => client.getConversation({ query: { conversationId } }), {
      kind: 'background',
    });
    if (result.outcome === 'ok') change((known) => withConversation(known, result.value));
  });

  return {
    follow: (query) => {
      current = query;
    },
    addMessage: (message) =>
      whenReady(({ value }) => {
        const { conversationId } = message;
        change((known) => withMessage(known, message));
        // What a conversation that begins is about is known to the server alone.
        const isKnown = value.some((each) => each.conversationId === conversationId);
        if (!isKnown) void fetchNow(conversationId);
      }),
    setRead: (conversationId, upTo) => change((known) => withRead(known, conversationId, upTo)),
    refresh: () => void current.refresh(),
    fetchOne: (conversationId) => whenReady(() => void fetchNow(conversationId)),
  };
}
