import { emptyReply, isReplyPending, type ReplyState } from './replyState.ts';

/** A conversation as the page shows it: what the server says of it, and what the reader has done to it here. */
export interface ShownConversation<Conversation> {
  /** What the server says of it. */
  readonly conversation: Conversation;
  /** Whether it is unfolded. */
  readonly isOpen: boolean;
  /** The reply that the reader is writing. */
  readonly reply: ReplyState;
}

/**
 * Takes over what has been fetched anew. What the reader has typed, chosen and unfolded stays as it is (row M10); a
 * conversation that has left the list stays last in it while a reply to it is pending.
 */
export function mergeConversations<Conversation>(
  shown: readonly ShownConversation<Conversation>[],
  fetched: readonly Conversation[],
  idOf: (conversation: Conversation) => string,
): readonly ShownConversation<Conversation>[] {
  const before = new Map(shown.map((one) => [idOf(one.conversation), one]));
  const ids = new Set(fetched.map(idOf));
  const left = shown.filter(
    ({ conversation, reply }) => !ids.has(idOf(conversation)) && isReplyPending(reply),
  );
  return [
    ...fetched.map((conversation) => ({
      isOpen: false,
      reply: emptyReply,
      ...before.get(idOf(conversation)),
      conversation,
    })),
    ...left,
  ];
}
