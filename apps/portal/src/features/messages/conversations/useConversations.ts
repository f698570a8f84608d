import { useEffect, useState } from 'react';
import type { Conversation, StoredMessage } from '@mina-sidor/api-client';

import { useLiveEvents } from '../../../shared/live/useLiveEvents.ts';
import { useServices } from '../../../shared/services.ts';
import { useQuery } from '../../../shared/useQuery.ts';
import { withMessage, withRead } from './conversations.rules.ts';
import { createNews } from './createNews.ts';

/** What the page knows of the customer's conversations. */
export type ConversationsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reload: () => void; readonly isReloading: boolean }
  | { readonly status: 'ready'; readonly conversations: readonly Conversation[] };

export interface Conversations {
  readonly state: ConversationsState;
  /** The customer has sent a message: it shows at once (row M13). */
  readonly addMessage: (message: StoredMessage) => void;
  /** The server has been told that the conversation has been read up to this message. */
  readonly setRead: (conversationId: string, upTo: string) => void;
}

/** The customer's conversations, kept up to date by what is told live (rows Q23 and H07). */
export function useConversations(): Conversations {
  const query = useQuery(['conversations'], (client) => client.getConversations());
  const services = useServices();
  const [{ follow, change, refresh, fetchOne }] = useState(() => createNews(services));
  useEffect(() => follow(query), [follow, query]);

  useLiveEvents((event) => {
    switch (event.kind) {
      case 'conversationStarted':
      case 'repliedToConversation':
      case 'customerRepliedToConversation':
      case 'conversationReadByCustomer':
        fetchOne(event.conversationId);
        return;
      case 'connectionRestored':
        refresh();
        return;
      case 'fileSent':
    }
  });

  return {
    state: query.status === 'ready' ? { status: 'ready', conversations: query.value } : query,
    addMessage: (message) => {
      const isKnown =
        query.status === 'ready' &&
        query.value.some(({ conversationId }) => conversationId === message.conversationId);
      change((known) => withMessage(known, message));
      // What it is about is known to the server alone.
      if (!isKnown) fetchOne(message.conversationId);
    },
    setRead: (conversationId, upTo) => {
      change((known) => withRead(known, conversationId, upTo));
    },
  };
}
