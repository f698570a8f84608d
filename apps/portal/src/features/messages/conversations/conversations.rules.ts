import type { Conversation, Message, StoredMessage } from '@mina-sidor/api-client';

type Conversations = readonly Conversation[];

/** The oldest message first, whatever order they came in (row M02). */
export function inOrder(messages: readonly Message[]): readonly Message[] {
  return messages.toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
}

/** The newest message; `null` where there is none. */
export function newestMessage({ conversationMessages }: Conversation): Message | null {
  return inOrder(conversationMessages).at(-1) ?? null;
}

/** The conversation with the newest message first (row M17); one without messages last. */
export function byActivity(conversations: Conversations): Conversations {
  const activity = new Map(
    conversations.map((each) => [each, Date.parse(newestMessage(each)?.createdAt ?? '') || 0]),
  );
  return conversations.toSorted(
    (one, other) => (activity.get(other) ?? 0) - (activity.get(one) ?? 0),
  );
}

/**
 * The conversations in the order in which they are shown. While one of them is open nothing moves under its reader: it
 * and the others stay where they are, what is new comes first, and an open one stays although it is no longer listed
 * (row M10).
 */
export function arrange(
  shown: Conversations,
  known: Conversations,
  isOpen: (conversationId: string) => boolean,
): Conversations {
  if (!shown.some(({ conversationId }) => isOpen(conversationId))) return byActivity(known);
  const byId = new Map(known.map((each) => [each.conversationId, each]));
  const shownIds = new Set(shown.map(({ conversationId }) => conversationId));
  return [
    ...byActivity(known.filter(({ conversationId }) => !shownIds.has(conversationId))),
    ...shown.flatMap((each) => {
      const now = byId.get(each.conversationId);
      return now ?? (isOpen(each.conversationId) ? each : []);
    }),
  ];
}

/**
 * The conversations after one of them has been fetched. What has been sent since its answer was made is kept: the answer
 * does not know of it yet.
 */
export function withConversation(
  conversations: Conversations,
  fetched: Conversation,
): Conversations {
  const known = conversations.find(
    ({ conversationId }) => conversationId === fetched.conversationId,
  );
  if (known === undefined) return [fetched, ...conversations];
  const end = Date.parse(newestMessage(fetched)?.createdAt ?? '') || 0;
  const later = known.conversationMessages.filter(
    ({ createdAt, createdByIdentity }) => createdByIdentity && Date.parse(createdAt) > end,
  );
  const now: Conversation = {
    ...fetched,
    conversationMessages: [...fetched.conversationMessages, ...later],
  };
  return conversations.map((each) => (each === known ? now : each));
}

/** The conversations after the customer has sent a message, in a conversation that is known or that begins with it. */
export function withMessage(conversations: Conversations, stored: StoredMessage): Conversations {
  const { conversationId, ...message } = stored;
  const known = conversations.find((each) => each.conversationId === conversationId);
  if (known === undefined) {
    const begun: Conversation = {
      conversationId,
      publicId: null,
      subject: stored.messageSubject,
      referenceNumber: null,
      readByCustomer: true,
      conversationMessages: [message],
    };
    return [begun, ...conversations];
  }
  if (known.conversationMessages.some(({ id }) => id === message.id)) return conversations;
  const now: Conversation = {
    ...known,
    conversationMessages: [...known.conversationMessages, message],
  };
  return conversations.map((each) => (each === known ? now : each));
}

/** The conversations after the customer has read one of them up to a message; something newer leaves it unread. */
export function withRead(
  conversations: Conversations,
  conversationId: string,
  upTo: string,
): Conversations {
  return conversations.map((each) =>
    each.conversationId === conversationId && (newestMessage(each)?.id ?? '') === upTo
      ? { ...each, readByCustomer: true }
      : each,
  );
}
