import { useCallback, useEffect, useEffectEvent, useState } from 'react';

import type { MessagesTab } from '../../customer/clientState.ts';
import { useServices } from '../../customer/services.ts';
import { useStore } from '../../platform/store.ts';
import { useArrivalsSaid } from './conversations/useArrivalsSaid.ts';
import { type Conversations, useConversations } from './conversations/useConversations.ts';
import { conversationsToUnfold } from './draftMark.rules.ts';
import { useEndingsSaid } from './useEndingsSaid.ts';

/** All that the messages page shows, and what the customer can do with it. */
export interface Messages extends Conversations {
  readonly tab: MessagesTab;
  readonly selectTab: (tab: MessagesTab) => void;
  /** Ids of the conversations that are unfolded (row M14). */
  readonly openIds: readonly string[];
  readonly setOpen: (conversationId: string, isOpen: boolean) => void;
  /** Shows the conversation that has just begun, ready to be answered (row M16). */
  readonly showConversation: (conversationId: string) => void;
  /** The conversation whose reply box takes focus when it comes. */
  readonly replyFocusedId: string | null;
}

/**
 * The messages page. Tab and open conversations are kept while the customer looks at other pages, and what is sent shows
 * here however far its page has gone meanwhile.
 */
export function useMessages(): Messages {
  const { clientState, drafts } = useServices();
  const { messagesTab, openConversations } = useStore(clientState);
  const conversations = useConversations();
  const [replyFocusedId, setReplyFocusedId] = useState<string | null>(null);

  const addSent = useEffectEvent(conversations.addMessage);
  useEffect(() => drafts.onSent((_draft, message) => addSent(message)), [drafts]);

  // What the customer is not told where it happened, or in another document, is there to be seen.
  useEffect(() => {
    const settings = clientState.get();
    const unfolded = conversationsToUnfold(drafts.states.get());
    if (unfolded.length === 0) return;
    clientState.set({
      ...settings,
      openConversations: [...new Set([...settings.openConversations, ...unfolded])],
    });
  }, [clientState, drafts]);

  const isReady = conversations.state.status === 'ready';
  const isConversationInView = useCallback(
    (id: string) => isReady && messagesTab === 'started' && openConversations.includes(id),
    [isReady, messagesTab, openConversations],
  );
  useArrivalsSaid(conversations.state, isConversationInView);
  useEndingsSaid((key) =>
    key === 'newQuestion'
      ? messagesTab === 'newQuestion' && conversations.state.status !== 'failed'
      : isConversationInView(key.slice('reply:'.length)),
  );

  const selectTab = useCallback(
    (tab: MessagesTab) => {
      setReplyFocusedId(null);
      clientState.set({ ...clientState.get(), messagesTab: tab });
    },
    [clientState],
  );
  const setOpen = useCallback(
    (conversationId: string, isOpen: boolean) => {
      setReplyFocusedId(null);
      const settings = clientState.get();
      const others = settings.openConversations.filter((id) => id !== conversationId);
      clientState.set({
        ...settings,
        openConversations: isOpen ? [...others, conversationId] : others,
      });
    },
    [clientState],
  );
  const showConversation = useCallback(
    (conversationId: string) => {
      selectTab('started');
      setOpen(conversationId, true);
      setReplyFocusedId(conversationId);
    },
    [selectTab, setOpen],
  );

  return {
    ...conversations,
    tab: messagesTab,
    selectTab,
    openIds: openConversations,
    setOpen,
    showConversation,
    replyFocusedId,
  };
}
