import type { Conversation, Message } from '@mina-sidor/api-client';

import { isSameNumber } from '../../../domain/sameNumber.ts';
import type { WrittenAbout } from '../../../domain/writtenAbout.rules.ts';
import { byActivity, inOrder } from '../conversations/conversations.rules.ts';

const subjects = { Insurance: 'insurance', Damage: 'damage' } as const;

/** The newest conversation about the same case or damage (row Z80); `null` for none. */
export function conversationAbout(
  conversations: readonly Conversation[],
  { subject, number }: WrittenAbout,
): Conversation | null {
  const same = conversations.filter(
    (each) => each.subject === subjects[subject] && isSameNumber(number, each.referenceNumber),
  );
  return byActivity(same)[0] ?? null;
}

/** The provider's newest message; undefined while only the customer has written. */
export function lastReplyIn({ conversationMessages }: Conversation): Message | undefined {
  return inOrder(conversationMessages).findLast((message) => !message.createdByIdentity);
}
