import { memo } from 'react';
import type { Conversation, Message } from '@mina-sidor/api-client';
import { plural, softHyphens } from '@mina-sidor/texts';
import { type ConversationMessage, ConversationThread, useIsPrinting } from '@mina-sidor/ui';

import { useCustomer } from '../../../customer/customer.ts';
import { texts } from '../../../texts.ts';
import { MessageAttachments } from '../attachments/MessageAttachments.tsx';
import { Reply } from '../reply/Reply.tsx';
import { useDraftMark } from '../useDraftMark.ts';
import { inOrder } from './conversations.rules.ts';
import {
  countOf,
  newestOf,
  referenceOf,
  timeOf,
  timeOnPaperOf,
  toThreadMessage,
} from './thread.rules.ts';
import { useMarkAsRead } from './useMarkAsRead.ts';
import { useUnread } from './useUnread.ts';

interface ConversationItemProps {
  readonly conversation: Conversation;
  readonly isOpen: boolean;
  readonly onOpenChange: (conversationId: string, isOpen: boolean) => void;
  readonly onRead: (conversationId: string, upTo: string) => void;
  /** The customer wants to reply in this conversation (row M16). */
  readonly isReplyFocused: boolean;
}

/**
 * One conversation, expanded and collapsed by its heading (rows M02–M06, M14, M15 and Z39). Memoised, because there
 * may be very many.
 */
export const ConversationItem = memo(function ConversationItem({
  conversation,
  isOpen,
  onOpenChange,
  onRead,
  isReplyFocused,
}: ConversationItemProps) {
  const time = useIsPrinting() ? timeOnPaperOf : timeOf;
  const mayOpenCases = useCustomer().access.routes.case;
  const unread = useUnread(conversation, isOpen);
  useMarkAsRead({ conversation, isOpen, onRead });
  const { conversationId, conversationMessages, readByCustomer, subject } = conversation;
  // A collapsed conversation does not render its messages, because there may be very many.
  const messages = isOpen
    ? inOrder(conversationMessages).map((message): ConversationMessage => ({
        ...toThreadMessage(message, time),
        files: { status: 'own', list: filesOf(conversationId, message) },
      }))
    : [];
  return (
    <ConversationThread
      {...newestOf(conversation, time)}
      count={countOf(conversation)}
      draftMark={useDraftMark(`reply:${conversationId}`, isOpen)}
      headingLevel={2}
      open={isOpen}
      isUnread={!readByCustomer}
      messages={messages}
      onOpenChange={(isNowOpen) => onOpenChange(conversationId, isNowOpen)}
      reference={referenceOf(conversation, mayOpenCases)}
      subject={softHyphens(texts.messages.subjects[subject])}
      unread={
        unread === null
          ? undefined
          : { firstId: unread.firstId, label: plural(texts.messages.unread, unread.count) }
      }
    >
      <Reply conversationId={conversationId} isInitiallyFocused={isReplyFocused} />
    </ConversationThread>
  );
});

/** Files are fetched only if the message was sent with some (row Q27). */
function filesOf(conversationId: string, { id, numberOfFilesUploaded }: Message) {
  return numberOfFilesUploaded === 0 ? null : (
    <MessageAttachments
      conversationId={conversationId}
      messageId={id}
      sent={numberOfFilesUploaded}
    />
  );
}
