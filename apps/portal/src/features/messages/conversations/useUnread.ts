import { useState } from 'react';
import type { Conversation } from '@mina-sidor/api-client';

import { isAnswered, type Unread, unreadOf } from './thread.rules.ts';

/**
 * What was unread when the customer opened the conversation. It stays marked when the server knows that it has been read,
 * until the customer answers or closes it.
 */
export function useUnread(conversation: Conversation, isOpen: boolean): Unread | null {
  const [last, setLast] = useState<{ readonly isOpen: boolean; readonly unread: Unread | null }>({
    isOpen: false,
    unread: null,
  });
  if (last.isOpen !== isOpen) {
    const opened = { isOpen, unread: isOpen ? unreadOf(conversation) : null };
    setLast(opened);
    return opened.unread;
  }
  const { unread } = last;
  return unread === null || isAnswered(conversation.conversationMessages, unread) ? null : unread;
}
