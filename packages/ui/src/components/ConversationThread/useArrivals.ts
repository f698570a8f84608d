'use client';

import { useEffect, useRef } from 'react';

import { formatText } from '../../private/formatText.ts';
import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import type { ConversationMessage } from './messages.ts';

/**
 * Announces the sender of a message that arrives while the conversation is open, and the subject: the same words for two
 * conversations would be one event to a listener. The user's own messages and those already there are not announced.
 */
export function useArrivals(
  messages: readonly ConversationMessage[],
  subject: string,
  isOpen: boolean,
): void {
  const announce = useAnnounce();
  const texts = useUiTexts();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = isOpen ? new Set(messages.map(({ id }) => id)) : null;
    if (!isOpen || before === null) return;
    const arrived = messages.findLast(({ id, isOwn }) => !isOwn && !before.has(id));
    if (arrived !== undefined) {
      announce(formatText(texts.newMessage, { sender: arrived.sender, subject }));
    }
  }, [messages, subject, isOpen, announce, texts]);
}
