import { useEffect, useRef } from 'react';
import type { Conversation } from '@mina-sidor/api-client';
import { fill } from '@mina-sidor/texts';
import { useAnnounce } from '@mina-sidor/ui';

import type { DraftKey } from '../../customer/drafts/draft.ts';
import { endingReportOf } from '../../customer/drafts/draftState.rules.ts';
import { useCustomer } from '../../customer/customer.ts';
import { useEvents } from '../../platform/events.ts';
import { texts } from '../../texts.ts';
import { newestArrived } from './conversations/conversations.rules.ts';
import { senderOf } from './conversations/thread.rules.ts';
import type { ConversationsState } from './conversations/useConversations.ts';

const words = texts.messages;

/**
 * Announces what happens out of view: in a collapsed or new conversation, or on the other tab. Visible parts announce
 * themselves. A sent reply that is announced here is not reported again when it comes into view.
 */
export function useAnnounceOutOfView(
  state: ConversationsState,
  isInView: (key: DraftKey) => boolean,
): void {
  const { drafts } = useCustomer().scope;
  const announce = useAnnounce();
  const known = useRef<readonly Conversation[] | null>(null);

  useEvents(drafts.endings, ({ key, draft }) => {
    const report = endingReportOf(key, draft, isInView(key) ? 'inView' : 'outOfView');
    if (report?.by !== 'words') return;
    announce(words.endings[report.ending]);
    if (report.clearsDraft) drafts.change(key, { type: 'cleared' });
  });

  useEffect(() => {
    // The first answer of a visit contains no new messages.
    if (state.status !== 'ready' || (known.current === null && state.isRefetching)) return;
    const before = known.current ?? state.value;
    known.current = state.value;
    const arrived = newestArrived(before, state.value, (id) => isInView(`reply:${id}`));
    if (arrived === undefined) return;
    const subject = words.subjects[arrived.subject];
    announce(fill(words.arrived, { sender: senderOf(arrived.message), subject }));
  }, [state, isInView, announce]);
}
