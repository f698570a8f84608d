import { useState } from 'react';
import type { Conversation } from '@mina-sidor/api-client';

import { isAnswered, type Unread, unreadOf } from './thread.rules.ts';

/**
 * The messages that were unread when the conversation was opened. They stay marked, although the server counts them
 * as read, until the customer replies or collapses the conversation.
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
