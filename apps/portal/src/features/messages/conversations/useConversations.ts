import { useEffect, useState } from 'react';
import type { Conversation } from '@mina-sidor/api-client';

import { useLiveEvents } from '../../../customer/live/useLiveEvents.ts';
import { useServices } from '../../../customer/services.ts';
import { useQuery } from '../../../customer/useQuery.ts';
import { useEvents } from '../../../platform/events.ts';
import { createNews } from './createNews.ts';

export type ConversationsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reload: () => void; readonly isReloading: boolean }
  | {
      readonly status: 'ready';
      readonly value: readonly Conversation[];
      readonly isRefetching: boolean;
    };

/** The customer's conversations, updated by live events and by sent messages (rows Q23, H07 and M13). */
export function useConversations() {
  const services = useServices();
  const query = useQuery(['conversations'], (client) => client.getConversations());
  const [news] = useState(() => createNews(services, query));
  useEffect(() => news.follow(query), [news, query]);

  useLiveEvents((event) => {
    if (event.kind === 'connectionRestored') news.refresh();
    else if (event.kind !== 'fileSent') news.fetchOne(event.conversationId);
  });
  useEvents(services.drafts.endings, ({ draft }) => {
    if (draft.status === 'sent') news.addMessage(draft.message);
  });

  const state: ConversationsState = query;
  return { state, setRead: news.setRead };
}
