import { describe, expect, it } from 'vitest';
import type { Conversation } from '@mina-sidor/api-client';

import { aConversation, aMessage } from '../../../testing/aConversation.ts';
import {
  arrange,
  byActivity,
  inOrder,
  newestArrived,
  newestMessage,
  withConversation,
  withMessage,
  withRead,
} from './conversations.rules.ts';

/** A message written this many minutes after ten. */
const at = (id: string, minute: number) =>
  aMessage({ id, createdAt: `2026-11-20T10:${String(minute).padStart(2, '0')}:00+01:00` });

/** A conversation whose newest message was written this many minutes after ten. */
const conversation = (conversationId: string, minute: number, rest: Partial<Conversation> = {}) =>
  aConversation({ conversationId, conversationMessages: [at(conversationId, minute)], ...rest });

const ids = (conversations: readonly Conversation[]) =>
  conversations.map(({ conversationId }) => conversationId).join('');

const messageIds = (conversations: readonly Conversation[]) =>
  conversations.map(({ conversationMessages }) => conversationMessages.map(({ id }) => id));

const noneInUse = { isOpen: () => false, isAnswered: () => false };

describe('the messages of a conversation', () => {
  it('come oldest first, by time and not by the text of the time [M02]', () => {
    const abroad = aMessage({ id: 'c', createdAt: '2026-11-20T09:35:00Z' });
    expect(inOrder([at('b', 20), abroad, at('a', 5)]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it.each([
    [[], undefined],
    [[at('a', 5)], 'a'],
    [[at('b', 20), at('a', 5)], 'b'],
    [[at('a', 5), at('b', 5)], 'b'],
  ])('have a newest one [M17]', (conversationMessages, id) => {
    expect(newestMessage({ conversationMessages })?.id).toBe(id);
  });
});

describe('the list', () => {
  it('has the latest activity first, and conversations without messages last [M17]', () => {
    const silent = aConversation({ conversationId: 'x', conversationMessages: [] });
    const list = [conversation('a', 1), silent, conversation('b', 30), conversation('c', 15)];
    expect(ids(byActivity(list))).toBe('bcax');
  });

  const shown = [conversation('c', 30), conversation('b', 20), conversation('a', 10)];

  it.each([
    { use: 'nothing is open', open: '', answered: '', known: 'a40 c30 b20', order: 'acb' },
    { use: 'one is open', open: 'b', answered: '', known: 'a40 c30 b20', order: 'cba' },
    {
      use: 'another begins beside an open one',
      open: 'b',
      answered: '',
      known: 'd50 c30 b20 a10',
      order: 'dcba',
    },
    { use: 'an open one has gone', open: 'b', answered: '', known: 'c30 a10', order: 'cba' },
    { use: 'a closed one has gone', open: 'b', answered: '', known: 'c30 b20', order: 'cb' },
    {
      use: 'one that is answered has gone',
      open: '',
      answered: 'b',
      known: 'c30 a10',
      order: 'cba',
    },
    { use: 'all are new', open: 'z', answered: '', known: 'd40 e50', order: 'ed' },
  ])('is shown as $order when $use [M10] [M17]', ({ open, answered, known, order }) => {
    const fetched = known
      .split(' ')
      .map((each) => conversation(each.slice(0, 1), Number(each.slice(1))));
    const inUse = {
      isOpen: (id: string) => open.includes(id),
      isAnswered: (id: string) => answered.includes(id),
    };
    expect(ids(arrange(shown, fetched, inUse))).toBe(order);
  });

  it('shows fetched conversations, not outdated ones [M10]', () => {
    const now = conversation('b', 45, { readByCustomer: false });
    const [first] = arrange(shown, [now], { ...noneInUse, isOpen: (id) => id === 'b' });
    expect(first).toBe(now);
  });
});

it('finds the newest message of the provider in a conversation that is not in view, and none of the customer’s own [H07]', () => {
  const theirs = (id: string, minute: number) => ({ ...at(id, minute), createdByIdentity: false });
  const quiet = conversation('a', 5);
  const before = [quiet, aConversation({ conversationMessages: [theirs('m1', 10)] })];
  const after = [
    conversation('n', 40, { conversationMessages: [theirs('m4', 40)] }),
    quiet,
    aConversation({ conversationMessages: [theirs('m1', 10), at('m2', 20), theirs('m3', 30)] }),
  ];
  const told = (inView: string, known = before) =>
    newestArrived(known, after, (id) => id === inView)?.message.id;
  expect([told(''), told('n'), told('', after)]).toEqual(['m4', 'm3', undefined]);
});

describe('one conversation that has been fetched', () => {
  it('replaces the known one, and leaves the others as they are [H07] [Q23]', () => {
    const others = [conversation('a', 30), conversation('c', 10)] as const;
    const fetched = conversation('b', 45);
    const after = withConversation([others[0], conversation('b', 20), others[1]], fetched);
    expect(after).toEqual([others[0], fetched, others[1]]);
    expect(after[0]).toBe(others[0]);
  });

  it('comes first when it is new [H07]', () => {
    expect(ids(withConversation([conversation('a', 30)], conversation('b', 45)))).toBe('ba');
  });

  it('keeps messages that the customer sent after its answer was made [M10]', () => {
    const sent = at('own', 50);
    const known = aConversation({ conversationMessages: [at('m1', 10), sent] });
    const fetched = aConversation({ conversationMessages: [at('m1', 10), at('m2', 20)] });
    expect(messageIds(withConversation([known], fetched))).toEqual([['m1', 'm2', 'own']]);
  });

  it('shows a message once whose time differs between two answers [M10]', () => {
    const known = aConversation({ conversationMessages: [at('m1', 10), at('own', 50)] });
    const fetched = aConversation({ conversationMessages: [at('m1', 10), at('own', 49)] });
    expect(messageIds(withConversation([known], fetched))).toEqual([['m1', 'own']]);
  });

  it('loses messages that the provider has removed [Q23]', () => {
    const known = aConversation({
      conversationMessages: [at('m1', 10), { ...at('m2', 20), createdByIdentity: false }],
    });
    const fetched = aConversation({ conversationMessages: [at('m1', 10)] });
    expect(messageIds(withConversation([known], fetched))).toEqual([['m1']]);
  });
});

describe('a message that the customer has sent', () => {
  const stored = { ...at('own', 50), conversationId: 'b' };

  it('comes last in its conversation, and only once [M13]', () => {
    const list = [conversation('a', 10), conversation('b', 20)];
    const once = withMessage(list, stored);
    expect(messageIds(once)).toEqual([['a'], ['b', 'own']]);
    expect(withMessage(once, stored)).toBe(once);
  });

  it('starts a new conversation under its subject [M13]', () => {
    const [begun, ...rest] = withMessage([conversation('a', 10)], {
      ...stored,
      messageSubject: 'damage',
    });
    expect(begun).toMatchObject({ conversationId: 'b', subject: 'damage', readByCustomer: true });
    expect(ids(rest)).toBe('a');
  });
});

it.each([
  { conversationId: 'a', upTo: 'a', isRead: true },
  { conversationId: 'a', upTo: 'older', isRead: false },
  { conversationId: 'b', upTo: 'a', isRead: false },
])(
  'marks $conversationId as read up to $upTo, but not a newer message: $isRead [M03]',
  ({ conversationId, upTo, isRead }) => {
    const [after] = withRead(
      [conversation('a', 10, { readByCustomer: false })],
      conversationId,
      upTo,
    );
    expect(after?.readByCustomer).toBe(isRead);
  },
);
