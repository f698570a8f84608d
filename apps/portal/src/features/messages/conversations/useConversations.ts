import { useEffect, useState } from 'react';
import type { Conversation } from '@mina-sidor/api-client';

import { useLiveEvents } from '../../../customer/live/useLiveEvents.ts';
import { useCustomer } from '../../../customer/customer.ts';
import { useServices } from '../../../customer/services.ts';
import { useQuery } from '../../../customer/useQuery.ts';
import { useEvents } from '../../../platform/events.ts';
import { createConversationUpdates } from './createConversationUpdates.ts';

export type ConversationsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reload: () => void; readonly isReloading: boolean }
  | {
      readonly status: 'ready';
      readonly value: readonly Conversation[];
      readonly isRefetching: boolean;
    };

/** The customer's conversations, updated by live events and by sent messages (rows Q23, H07, H12 and M13). */
export function useConversations() {
  const services = useServices();
  const query = useQuery(['conversations'], (client) => client.getConversations());
  const [updates] = useState(() => createConversationUpdates(services, query));
  useEffect(() => updates.follow(query), [updates, query]);

  useLiveEvents((event) => {
    if (event.kind === 'connectionRestored') updates.refresh();
    else if (event.kind !== 'fileSent') updates.fetchOne(event.conversationId);
  });
  useEvents(useCustomer().scope.drafts.endings, updates.applyEnding);

  const state: ConversationsState = query;
  return { state, setRead: updates.setRead };
}
