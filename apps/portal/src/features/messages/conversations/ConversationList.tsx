import { useState } from 'react';
import type { Conversation } from '@mina-sidor/api-client';
import { Stack } from '@mina-sidor/ui';

import { isDraftPending } from '../../../customer/drafts/draftState.rules.ts';
import { useServices } from '../../../customer/services.ts';
import { ConversationItem } from './ConversationItem.tsx';
import { arrange, byActivity } from './conversations.rules.ts';

interface ConversationListProps {
  readonly conversations: readonly Conversation[];
  /** A newer answer is on its way. */
  readonly isRefetching: boolean;
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
      {conversations.map((conversation) => {
        const { conversationId } = conversation;
        return (
          <li key={conversationId}>
            <ConversationItem
              conversation={conversation}
              isOpen={openIds.includes(conversationId)}
              isReplyFocused={conversationId === replyFocusedId}
              onOpenChange={onOpenChange}
              onRead={onRead}
            />
          </li>
        );
      })}
    </Stack>
  );
}

/**
 * In the order of their activity. A conversation in use stays in its place when news comes. The first answer of a visit is
 * not news: nobody has found their place yet.
 */
function useArranged({
  conversations,
  isRefetching,
  openIds,
}: ConversationListProps): readonly Conversation[] {
  const { drafts } = useServices();
  const isOpen = (id: string) => openIds.includes(id);
  const isAnswered = (id: string) => isDraftPending(drafts.get(`reply:${id}`));
  const [last, setLast] = useState(() => ({
    known: conversations,
    isOfThisVisit: !isRefetching,
    shown: byActivity(conversations),
  }));
  const isOfThisVisit = last.isOfThisVisit || !isRefetching;
  if (last.known === conversations && last.isOfThisVisit === isOfThisVisit) return last.shown;
  const inUse = last.isOfThisVisit
    ? { isOpen, isAnswered }
    : { isOpen: () => false, isAnswered: (id: string) => isOpen(id) || isAnswered(id) };
  const shown = arrange(last.shown, conversations, inUse);
  setLast({ known: conversations, isOfThisVisit, shown });
  return shown;
}
