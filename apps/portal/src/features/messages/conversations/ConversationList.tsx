import { useState } from 'react';
import type { Conversation } from '@mina-sidor/api-client';
import { Stack } from '@mina-sidor/ui';

import { isDraftPending } from '../../../shared/drafts/draft.rules.ts';
import { useServices } from '../../../shared/services.ts';
import { ConversationItem } from './ConversationItem.tsx';
import { arrange } from './conversations.rules.ts';

interface ConversationListProps {
  readonly conversations: readonly Conversation[];
  readonly openIds: readonly string[];
  /** The conversation that the customer has asked to answer in, if any. */
  readonly replyFocusedId: string | null;
  readonly onOpenChange: (conversationId: string, isOpen: boolean) => void;
  readonly onRead: (conversationId: string, upTo: string) => void;
}

/** The conversations, the newest activity first (row M17). */
export function ConversationList(props: ConversationListProps) {
  const { openIds, replyFocusedId, onOpenChange, onRead } = props;
  const conversations = useArranged(props);
  return (
    <Stack as="ul" gap="x16">
      {conversations.map((conversation) => (
        <li key={conversation.conversationId}>
          <ConversationItem
            conversation={conversation}
            isOpen={openIds.includes(conversation.conversationId)}
            isReplyFocused={conversation.conversationId === replyFocusedId}
            onOpenChange={onOpenChange}
            onRead={onRead}
          />
        </li>
      ))}
    </Stack>
  );
}

/** In the order of their activity, but what is in use stays where it is while news comes. */
function useArranged({
  conversations,
  openIds,
}: Pick<ConversationListProps, 'conversations' | 'openIds'>): readonly Conversation[] {
  const { drafts } = useServices();
  const inUse = {
    isOpen: (conversationId: string) => openIds.includes(conversationId),
    isAnswered: (conversationId: string) => isDraftPending(drafts.get(`reply:${conversationId}`)),
  };
  const [last, setLast] = useState(() => ({
    known: conversations,
    shown: arrange([], conversations, inUse),
  }));
  if (last.known === conversations) return last.shown;
  const shown = arrange(last.shown, conversations, inUse);
  setLast({ known: conversations, shown });
  return shown;
}
