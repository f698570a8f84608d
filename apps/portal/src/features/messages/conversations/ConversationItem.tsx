import type { ReactNode } from 'react';
import type { Conversation } from '@mina-sidor/api-client';
import { ConversationThread } from '@mina-sidor/ui';

import { useServices } from '../../../shared/services.ts';
import { texts } from '../../../shared/texts.ts';
import { inOrder } from './conversations.rules.ts';
import { detailsOf, referenceOf, toThreadMessage } from './thread.rules.ts';
import { useMarkAsRead } from './useMarkAsRead.ts';

interface ConversationItemProps {
  readonly conversation: Conversation;
  readonly isOpen: boolean;
  readonly onOpenChange: (conversationId: string, isOpen: boolean) => void;
  readonly onRead: (conversationId: string, upTo: string) => void;
  /** The way to answer; drawn while the conversation is open. */
  readonly children?: ReactNode;
}

/** One conversation, which opens and closes on its heading (rows M02–M06, M14 and M15). */
export function ConversationItem({
  conversation,
  isOpen,
  onOpenChange,
  onRead,
  children,
}: ConversationItemProps) {
  const { clock } = useServices();
  useMarkAsRead({ conversation, isOpen, onRead });
  const { conversationId, conversationMessages, readByCustomer, subject } = conversation;
  // Closed it draws none of them, and there may be very many.
  const messages = isOpen
    ? inOrder(conversationMessages).map((message) => toThreadMessage(message, clock.now()))
    : [];
  return (
    <ConversationThread
      details={detailsOf(conversation)}
      headingLevel={2}
      isOpen={isOpen}
      isUnread={!readByCustomer}
      messages={messages}
      onOpenChange={(isNowOpen) => onOpenChange(conversationId, isNowOpen)}
      reference={referenceOf(conversation)}
      subject={texts.messages.subjects[subject]}
    >
      {children}
    </ConversationThread>
  );
}
