import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { fill } from '@mina-sidor/texts';
import { useAnnounce } from '@mina-sidor/ui';

import { type MessagesTab, withConversationShown } from '../../customer/clientState.ts';
import type { DraftKey } from '../../customer/drafts/draft.ts';
import { conversationOf } from '../../customer/drafts/draftState.rules.ts';
import { useCustomer } from '../../customer/customer.ts';
import { useServices } from '../../customer/services.ts';
import { writtenAboutOf } from '../../domain/writtenAbout.rules.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';
import { isFound } from './conversations/search.rules.ts';
import { useConversations } from './conversations/useConversations.ts';
import { conversationsToUnfold } from './draftMark.rules.ts';
import { useAnnounceOutOfView } from './useAnnounceOutOfView.ts';

export type Messages = ReturnType<typeof useMessages>;

/** The state of the messages page. The tab and the open conversations survive leaving the page. */
export function useMessages() {
  const { clientState } = useServices();
  const { drafts, owner } = useCustomer().scope;
  const { key: entry, ...here } = useLocation();
  const entryState: unknown = here.state;
  const about = useMemo(() => writtenAboutOf(entryState, owner), [entryState, owner]);
  const { messagesTab, openConversations, conversationSearch } = useStore(clientState);
  const { state, setRead } = useConversations();
  const [replyFocusedId, setReplyFocusedId] = useState<string | null>(null);
  const announce = useAnnounce();

  // A search removes the reply box. When the box is back, the customer is in the search field.
  if (replyFocusedId !== null && conversationSearch !== '') setReplyFocusedId(null);

  // A link to write about something opens the form. Before the page is painted, so that no other tab shows first.
  useLayoutEffect(() => {
    if (about !== null) clientState.set({ ...clientState.get(), messagesTab: 'newQuestion' });
  }, [clientState, about]);

  // Focus says the page's heading alone, as if the list were shown.
  useEffect(() => {
    if (about === null) return;
    announce(fill(texts.ui.tabShown, { tab: texts.messages.tabs.newQuestion }));
  }, [announce, about]);

  // The customer may not have seen that sending these replies failed.
  useEffect(() => {
    const settings = clientState.get();
    const unfolded = conversationsToUnfold(drafts.store.get());
    if (unfolded.length === 0) return;
    clientState.set({
      ...settings,
      openConversations: [...new Set([...settings.openConversations, ...unfolded])],
    });
  }, [clientState, drafts]);

  const isInView = useCallback(
    (key: DraftKey) => {
      const conversationId = conversationOf(key);
      return conversationId === null
        ? messagesTab === 'newQuestion' && state.status !== 'failed'
        : messagesTab === 'started' &&
            state.status === 'ready' &&
            openConversations.includes(conversationId) &&
            isFound(conversationSearch, state.value, conversationId);
    },
    [state, messagesTab, openConversations, conversationSearch],
  );
  useAnnounceOutOfView(state, isInView);

  const selectTab = (tab: MessagesTab) => {
    setReplyFocusedId(null);
    clientState.set({ ...clientState.get(), messagesTab: tab });
  };
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

  return {
    state,
    setRead,
    /** Differs between two visits of the page. */
    entry,
    /** What the link to the page has said that the new question is about. */
    about,
    tab: messagesTab,
    selectTab,
    /** Ids of the expanded conversations (row M14). */
    openIds: openConversations,
    setOpen,
    /** Shows the new conversation, with focus in its reply box (row M16). */
    showConversation: (conversationId: string) => {
      clientState.set(withConversationShown(clientState.get(), conversationId));
      setReplyFocusedId(conversationId);
    },
    /** The conversation whose reply box takes focus on mount. */
    replyFocusedId,
  };
}
