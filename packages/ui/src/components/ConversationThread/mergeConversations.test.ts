import { expect, it } from 'vitest';

import { mergeConversations, type ShownConversation } from './mergeConversations.ts';
import { emptyReply, nextReply, type ReplyState } from './replyState.ts';

interface Conversation {
  readonly id: string;
  readonly count: number;
}

const reply = nextReply<File>(emptyReply, { type: 'written', message: 'Tack!' });
const sending = nextReply<File>(reply, { type: 'sending' });

function shown(id: string, own: ReplyState, isOpen = true): ShownConversation<Conversation> {
  return { conversation: { id, count: 1 }, isOpen, reply: own };
}

const merge = (
  before: readonly ShownConversation<Conversation>[],
  fetched: readonly Conversation[],
): readonly ShownConversation<Conversation>[] =>
  mergeConversations(before, fetched, ({ id }) => id);

it.each([reply, sending])(
  'keeps a pending reply and the open state when a refetch brings news [M10]',
  (own) => {
    const [one] = merge([shown('a', own)], [{ id: 'a', count: 2 }]);
    expect(one).toEqual({ conversation: { id: 'a', count: 2 }, isOpen: true, reply: own });
  },
);

it('keeps a conversation with a pending reply that has left the list, and no other [M10]', () => {
  const before = [shown('a', reply), shown('b', emptyReply)];
  expect(merge(before, [{ id: 'c', count: 1 }])).toEqual([
    { conversation: { id: 'c', count: 1 }, isOpen: false, reply: emptyReply },
    before[0],
  ]);
});

it('follows the order of what was fetched [M17]', () => {
  const before = [shown('a', reply), shown('b', emptyReply, false)];
  const ids = merge(before, [
    { id: 'b', count: 1 },
    { id: 'c', count: 1 },
    { id: 'a', count: 1 },
  ]).map(({ conversation }) => conversation.id);
  expect(ids).toEqual(['b', 'c', 'a']);
});
