import { useEffect, useEffectEvent, useState } from 'react';
import type { Conversation } from '@mina-sidor/api-client';
import { fill } from '@mina-sidor/texts';
import { Button, Stack, Text, useShowMore } from '@mina-sidor/ui';

import { isDraftPending } from '../../../customer/drafts/draftState.rules.ts';
import { useCustomer } from '../../../customer/customer.ts';
import { useListView } from '../../../customer/useListTable.ts';
import { useServices } from '../../../customer/services.ts';
import { useStore } from '../../../platform/store.ts';
import { texts } from '../../../texts.ts';
import { LostReplies } from '../LostReplies.tsx';
import { ConversationItem } from './ConversationItem.tsx';
import { ConversationSearch } from './ConversationSearch.tsx';
import { arrange, byActivity } from './conversations.rules.ts';
import { isSearchable, listedBy, paging, visibleAtLeast } from './search.rules.ts';

interface ConversationListProps {
  readonly conversations: readonly Conversation[];
  readonly isRefetching: boolean;
  readonly openIds: readonly string[];
  /** The conversation in which the customer wants to reply, if any. */
  readonly replyFocusedId: string | null;
  readonly onOpenChange: (conversationId: string, isOpen: boolean) => void;
  readonly onRead: (conversationId: string, upTo: string) => void;
}

/** The conversations by latest activity, ten at a time, with a search (rows M17 and Z40). */
export function ConversationList(props: ConversationListProps) {
  const { openIds, replyFocusedId, onOpenChange, onRead } = props;
  const { clientState } = useServices();
  const { conversationSearch } = useStore(clientState);
  const [{ inView }, change] = useListView('conversations');
  const all = useArranged(props);
  const found = listedBy(conversationSearch, all);
  const { visible, total, onShowMore, listRef } = useShowMore(found.length, {
    ...paging,
    visibleCount: visibleAtLeast(found, openIds, inView),
    onVisibleCountChange: (count) => change({ inView: count }),
  });
  // When a conversation that made the list longer is closed, its heading keeps its row and focus.
  const keepInView = useEffectEvent((count: number) => {
    if (count > inView) change({ inView: count });
  });
  useEffect(() => {
    keepInView(visible);
  }, [visible]);

  return (
    <Stack gap="x16">
      {/* The list of an earlier visit does not tell. */}
      {props.isRefetching ? null : <LostReplies shown={all} />}
      {isSearchable(all) ? (
        <ConversationSearch
          found={total}
          onSearch={(query) => clientState.set({ ...clientState.get(), conversationSearch: query })}
          query={conversationSearch}
        />
      ) : null}
      {visible === total ? null : (
        <Text size="small" tone="soft">
          {fill(texts.messages.showing, { visible, total })}
        </Text>
      )}
      <Stack as="ul" gap="x8" ref={listRef}>
        {found.slice(0, visible).map((conversation) => {
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
      {onShowMore === undefined ? null : (
        <Stack align="start">
          <Button onClick={onShowMore} size="small" variant="secondary">
            {texts.ui.showMore}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

/**
 * Orders the conversations by activity. While one is open, they keep their places when a message arrives, until the
 * last open one is closed. The first answer of a visit is sorted anew, since the customer has not begun to read.
 */
function useArranged({
  conversations,
  isRefetching,
  openIds,
}: ConversationListProps): readonly Conversation[] {
  const { drafts } = useCustomer().scope;
  const isOpen = (id: string) => openIds.includes(id);
  const isAnswered = (id: string) => isDraftPending(drafts.get(`reply:${id}`));
  const [last, setLast] = useState(() => ({
    known: conversations,
    isOfThisVisit: !isRefetching,
    isHeld: false,
    shown: byActivity(conversations),
  }));
  const isOfThisVisit = last.isOfThisVisit || !isRefetching;
  const isHeld = last.shown.some(({ conversationId }) => isOpen(conversationId));
  const isSame = last.known === conversations && last.isOfThisVisit === isOfThisVisit;
  if (isSame && last.isHeld === isHeld) return last.shown;
  const inUse = last.isOfThisVisit
    ? { isOpen, isAnswered }
    : { isOpen: () => false, isAnswered: (id: string) => isOpen(id) || isAnswered(id) };
  // One that the server no longer lists stays when it is closed, or it would go from under the pointer.
  const inPlace = isHeld ? last.shown : byActivity(last.shown);
  const shown = isSame ? inPlace : arrange(last.shown, conversations, inUse);
  setLast({ known: conversations, isOfThisVisit, isHeld, shown });
  return shown;
}
