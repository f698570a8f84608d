import { useEffect, useEffectEvent, useRef } from 'react';
import type { Conversation } from '@mina-sidor/api-client';

import { useServices } from '../../../customer/services.ts';
import { useRefetchUnreadCount } from '../../../customer/useUnreadCount.ts';
import { usePageVisible } from '../../../platform/usePageVisible.ts';
import { newestMessage } from './conversations.rules.ts';

interface Reading {
  readonly conversation: Conversation;
  readonly isOpen: boolean;
  /** Called when the server knows that all up to this message has been read. */
  readonly onRead: (conversationId: string, upTo: string) => void;
}

/**
 * Tells the server that an unread conversation has been read: once when it is opened, and once for each reply that comes
 * while it is open and the page visible (rows M03 and H07). If that fails, the next opening tries again.
 */
export function useMarkAsRead({ conversation, isOpen, onRead }: Reading): void {
  const { client, ask } = useServices();
  const refetchUnread = useRefetchUnreadCount();
  const isVisible = usePageVisible();
  const lastTold = useRef<string | null>(null);
  const { conversationId, readByCustomer } = conversation;
  // Empty for a conversation without messages.
  const newest = newestMessage(conversation)?.id ?? '';

  const tell = useEffectEvent(async () => {
    const result = await ask(
      () => client.markConversationAsReadByCustomer({ query: { conversationId } }),
      { kind: 'change', isRetried: false },
    );
    if (result.outcome !== 'ok') return;
    onRead(conversationId, newest);
    await refetchUnread();
  });

  useEffect(() => {
    if (!isOpen) lastTold.current = null;
    if (!isOpen || !isVisible || readByCustomer || lastTold.current === newest) return;
    lastTold.current = newest;
    void tell();
  }, [isOpen, isVisible, readByCustomer, newest]);
}
