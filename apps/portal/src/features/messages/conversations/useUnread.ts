import { useState } from 'react';
import type { Conversation } from '@mina-sidor/api-client';

import { type Reading, readingOf, type Unread } from './thread.rules.ts';

/**
 * The messages that were unread when the conversation was opened, or that arrived in it while it was open. They stay
 * marked, although the server counts them as read, until the customer replies or collapses the conversation.
 */
export function useUnread(conversation: Conversation, isOpen: boolean): Unread | null {
  const [last, setLast] = useState<Reading | null>(null);
  const reading = isOpen ? readingOf(last, conversation) : null;
  if (reading !== last) setLast(reading);
  return reading?.unread ?? null;
}
