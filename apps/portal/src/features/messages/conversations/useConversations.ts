import { useEffect, useState } from 'react';
import type { Conversation } from '@mina-sidor/api-client';

import { useLiveEvents } from '../../../customer/live/useLiveEvents.ts';
import { useServices } from '../../../customer/services.ts';
import { useQuery } from '../../../customer/useQuery.ts';
import { createNews, type News } from './createNews.ts';

/** What the page knows of the customer's conversations. */
type ConversationsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reload: () => void; readonly isReloading: boolean }
  | {
      readonly status: 'ready';
      readonly conversations: readonly Conversation[];
      /** A newer answer is on its way. */
      readonly isRefetching: boolean;
    };

export interface Conversations extends Pick<News, 'addMessage' | 'setRead'> {
  readonly state: ConversationsState;
}

/** The customer's conversations, kept up to date by what is told live (rows Q23 and H07). */
export function useConversations(): Conversations {
  const services = useServices();
  const query = useQuery(['conversations'], (client) => client.getConversations());
  const [news] = useState(() => createNews(services, query));
  useEffect(() => news.follow(query), [news, query]);

  useLiveEvents((event) => {
    switch (event.kind) {
      case 'conversationStarted':
      case 'repliedToConversation':
      case 'customerRepliedToConversation':
      case 'conversationReadByCustomer':
        news.fetchOne(event.conversationId);
        return;
      case 'connectionRestored':
        news.refresh();
        return;
      case 'fileSent':
    }
  });

  return {
    state:
      query.status === 'ready'
        ? { status: 'ready', conversations: query.value, isRefetching: query.isRefetching }
        : query,
    addMessage: news.addMessage,
    setRead: news.setRead,
  };
}
