import type { Conversation, Message, StoredMessage } from '@mina-sidor/api-client';

type Conversations = readonly Conversation[];

/** The oldest message first (row M02). */
export function inOrder(messages: readonly Message[]): readonly Message[] {
  return messages.toSorted((one, other) => momentOf(one) - momentOf(other));
}

/** `null` for a conversation without messages. */
export function newestMessage({
  conversationMessages,
}: Pick<Conversation, 'conversationMessages'>): Message | null {
  return conversationMessages.reduce<Message | null>(
    (newest, each) => (momentOf(newest) > momentOf(each) ? newest : each),
    null,
  );
}

/** Empty for a conversation without messages. */
export function newestIdOf(conversation: Conversation): string {
  return newestMessage(conversation)?.id ?? '';
}

function momentOf(message: Message | null): number {
  return message === null ? 0 : Date.parse(message.createdAt);
}

/** Each render sorts. A conversation never changes, so its dates are read once. */
const activities = new WeakMap<Conversation, number>();

function activityOf(conversation: Conversation): number {
  const activity = activities.get(conversation) ?? momentOf(newestMessage(conversation));
  activities.set(conversation, activity);
  return activity;
}

/** The conversation with the newest message first (row M17); conversations without messages last. */
export function byActivity(conversations: Conversations): Conversations {
  return conversations.toSorted((one, other) => activityOf(other) - activityOf(one));
}

interface Arrived extends Pick<Conversation, 'conversationId' | 'subject'> {
  readonly message: Message;
}

/** The newest message that the provider has written since the earlier list, in a conversation that is not in view. */
export function newestArrived(
  before: Conversations,
  after: Conversations,
  isInView: (conversationId: string) => boolean,
): Arrived | undefined {
  const unchanged = new Set(before);
  const changed = after.filter((each) => !unchanged.has(each) && !isInView(each.conversationId));
  if (changed.length === 0) return undefined;
  const known = new Set(
    before.flatMap(({ conversationMessages }) => conversationMessages.map(({ id }) => id)),
  );
  return changed
    .flatMap(({ conversationId, subject, conversationMessages }) =>
      conversationMessages
        .filter(({ id, createdByIdentity }) => !createdByIdentity && !known.has(id))
        .map((message) => ({ conversationId, subject, message })),
    )
    .toSorted((one, other) => momentOf(one.message) - momentOf(other.message))
    .at(-1);
}

interface InUse {
  readonly isOpen: (conversationId: string) => boolean;
  /** Whether a reply is being written or sent. */
  readonly isAnswered: (conversationId: string) => boolean;
}

/**
 * Puts the conversations in display order. While one is open, none of them moves; new ones come first. One that is
 * open or being replied to stays, even if the server no longer lists it (row M10).
 */
export function arrange(
  shown: Conversations,
  known: Conversations,
  { isOpen, isAnswered }: InUse,
): Conversations {
  const byId = new Map(known.map((each) => [each.conversationId, each]));
  const stays = ({ conversationId }: Conversation): boolean =>
    byId.has(conversationId) || isOpen(conversationId) || isAnswered(conversationId);
  const kept = shown.filter(stays).map((each) => byId.get(each.conversationId) ?? each);
  const keptIds = new Set(kept.map(({ conversationId }) => conversationId));
  const added = known.filter(({ conversationId }) => !keptIds.has(conversationId));
  return shown.some(({ conversationId }) => isOpen(conversationId))
    ? [...byActivity(added), ...kept]
    : byActivity([...added, ...kept]);
}

function find(conversations: Conversations, id: string): Conversation | undefined {
  return conversations.find(({ conversationId }) => conversationId === id);
}

/** Replaces a conversation by its fetched version. Keeps messages that were sent after that answer was made. */
export function withConversation(
  conversations: Conversations,
  fetched: Conversation,
): Conversations {
  const known = find(conversations, fetched.conversationId);
  if (known === undefined) return [fetched, ...conversations];
  const end = momentOf(newestMessage(fetched));
  const isFetched = ({ id }: Message) => fetched.conversationMessages.some((one) => one.id === id);
  const later = known.conversationMessages.filter(
    (message) => message.createdByIdentity && momentOf(message) > end && !isFetched(message),
  );
  const conversationMessages = [...fetched.conversationMessages, ...later];
  return conversations.map((each) =>
    each === known ? { ...fetched, conversationMessages } : each,
  );
}

/** Adds a message that the customer has sent, to its conversation or to a new one. */
export function withMessage(conversations: Conversations, stored: StoredMessage): Conversations {
  const { conversationId, ...message } = stored;
  const known = find(conversations, conversationId);
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
  const conversationMessages = [...known.conversationMessages, message];
  return conversations.map((each) => (each === known ? { ...known, conversationMessages } : each));
}

/** Marks a conversation as read up to a message. It stays unread if a newer message has arrived. */
export function withRead(
  conversations: Conversations,
  conversationId: string,
  upTo: string,
): Conversations {
  return conversations.map((each) =>
    each.conversationId === conversationId && newestIdOf(each) === upTo
      ? { ...each, readByCustomer: true }
      : each,
  );
}
