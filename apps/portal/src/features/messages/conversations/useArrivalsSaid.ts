import { useEffect, useRef } from 'react';
import type { Conversation } from '@mina-sidor/api-client';
import { fill } from '@mina-sidor/texts';
import { useAnnounce } from '@mina-sidor/ui';

import { texts } from '../../../texts.ts';
import { arrivedBetween } from './conversations.rules.ts';
import { senderOf } from './thread.rules.ts';
import type { Conversations } from './useConversations.ts';

/**
 * Says once who has written where the customer does not look: in a conversation that is folded or new, or while the other
 * tab shows. A conversation that is in view says so itself; what the first answer of a visit brings is no news.
 */
export function useArrivalsSaid(
  state: Conversations['state'],
  isInView: (conversationId: string) => boolean,
): void {
  const announce = useAnnounce();
  const known = useRef<readonly Conversation[] | null>(null);
  useEffect(() => {
    if (state.status !== 'ready') return;
    if (known.current === null && state.isRefetching) return;
    const before = known.current;
    known.current = state.conversations;
    if (before === null) return;
    const arrived = arrivedBetween(before, state.conversations).findLast(
      ({ conversationId }) => !isInView(conversationId),
    );
    if (arrived !== undefined) {
      announce(fill(texts.messages.arrived, { sender: senderOf(arrived.message) }));
    }
  }, [state, isInView, announce]);
}
