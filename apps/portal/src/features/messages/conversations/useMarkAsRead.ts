import { useEffect, useEffectEvent, useRef } from 'react';
import type { Conversation } from '@mina-sidor/api-client';

import { useServices } from '../../../customer/services.ts';
import { useRefetchUnreadCount } from '../../../customer/useUnreadCount.ts';
import { usePageVisible } from '../../../platform/pageAttention.ts';
import { newestIdOf } from './conversations.rules.ts';

interface MarkAsReadOptions {
  readonly conversation: Conversation;
  readonly isOpen: boolean;
  /** Called when the server has marked everything up to this message as read. */
  readonly onRead: (conversationId: string, upTo: string) => void;
}

/**
 * Marks an unread conversation as read: once when it is opened, and once for each message that arrives while it is
 * open and the page is visible (rows M03 and H07). After a failure, the next opening tries again.
 */
export function useMarkAsRead({ conversation, isOpen, onRead }: MarkAsReadOptions): void {
  const { client, ask } = useServices();
  const refetchUnread = useRefetchUnreadCount();
  const isVisible = usePageVisible();
  const lastReported = useRef<string | null>(null);
  const { conversationId, readByCustomer } = conversation;
  const newest = newestIdOf(conversation);

  const markAsRead = useEffectEvent(async () => {
    const result = await ask(
      () => client.markConversationAsReadByCustomer({ query: { conversationId } }),
      { kind: 'change', isRetried: false },
    );
    if (result.outcome !== 'ok') return;
    onRead(conversationId, newest);
    await refetchUnread();
  });

  useEffect(() => {
    if (!isOpen) lastReported.current = null;
    if (!isOpen || !isVisible || readByCustomer || lastReported.current === newest) return;
    lastReported.current = newest;
    void markAsRead();
  }, [isOpen, isVisible, readByCustomer, newest]);
}
