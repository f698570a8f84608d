import { useCallback } from 'react';

import type { MessagesTab } from '../../shared/clientState.ts';
import { useServices } from '../../shared/services.ts';
import { useStore } from '../../shared/store.ts';
import { type Conversations, useConversations } from './conversations/useConversations.ts';

/** All that the messages page shows, and what the customer can do with it. */
export interface Messages extends Conversations {
  readonly tab: MessagesTab;
  readonly selectTab: (tab: MessagesTab) => void;
  /** Ids of the conversations that are unfolded (row M14). */
  readonly openIds: readonly string[];
  readonly setOpen: (conversationId: string, isOpen: boolean) => void;
}

/** The messages page. Tab and open conversations are kept while the customer looks at other pages. */
export function useMessages(): Messages {
  const { clientState } = useServices();
  const { messagesTab, openConversations } = useStore(clientState);
  const conversations = useConversations();

  const selectTab = useCallback(
    (tab: MessagesTab) => clientState.set({ ...clientState.get(), messagesTab: tab }),
    [clientState],
  );
  const setOpen = useCallback(
    (conversationId: string, isOpen: boolean) => {
      const settings = clientState.get();
      const others = settings.openConversations.filter((id) => id !== conversationId);
      clientState.set({
        ...settings,
        openConversations: isOpen ? [...others, conversationId] : others,
      });
    },
    [clientState],
  );

  return { ...conversations, tab: messagesTab, selectTab, openIds: openConversations, setOpen };
}
