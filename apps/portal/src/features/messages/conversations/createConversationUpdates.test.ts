import { createPortalClient, type Conversation } from '@mina-sidor/api-client';
import { expect, it, vi } from 'vitest';

import { aConversation, aMessage } from '../../../testing/aConversation.ts';
import { createConversationUpdates } from './createConversationUpdates.ts';

/** The page's list, and a server that answers each request for a conversation when the test says so. */
function setUp(...conversations: Conversation[]) {
  const asked: string[] = [];
  const answers: ((conversation: Conversation | null) => void)[] = [];
  const client = createPortalClient({
    baseUrl: '',
    readCookie: () => null,
    fetch: (url) => {
      asked.push(new URL(url, 'https://trafikfonden.example').search);
      return new Promise((resolve) => {
        answers.push((conversation) => {
          resolve(
            conversation === null
              ? new Response(null, { status: 404 })
              : Response.json(conversation),
          );
        });
      });
    },
  });
  let value = conversations;
  const refresh = vi.fn(() => Promise.resolve());
  const disturbing: string[] = [];
  const news = createConversationUpdates(
    {
      client,
      ask: (call, { kind }) => {
        if (kind !== 'background') disturbing.push(kind);
        return call();
      },
    },
    { status: 'loading', refresh },
  );
  const follow = () => {
    news.follow({
      status: 'ready',
      value,
      refresh,
      change: (update) => {
        value = update(value);
        follow();
      },
    });
  };
  const answer = async (conversation: Conversation | null) => {
    await vi.waitFor(() => expect(answers).not.toHaveLength(0));
    answers.shift()?.(conversation);
  };
  return { news, follow, refresh, asked, disturbing, answer, list: () => value };
}

const other = aConversation({ conversationId: 'c2' });
const replied = aConversation({
  readByCustomer: false,
  conversationMessages: [aMessage(), aMessage({ id: 'm2', createdByIdentity: false })],
});

it('fetches the conversation that an event names, and changes no other [H07] [Q23]', async () => {
  const { news, follow, asked, answer, list, refresh } = setUp(aConversation(), other);
  follow();
  news.fetchOne('c1');
  await answer(replied);
  await vi.waitFor(() => expect(list()).toEqual([replied, other]));
  expect(asked).toEqual(['?conversationId=c1']);
  expect(list()[1]).toBe(other);
  expect(refresh).not.toHaveBeenCalled();
});

it('leaves the list as it is, without an error, when the conversation cannot be fetched [H07] [H12]', async () => {
  const { news, follow, answer, list, asked, disturbing } = setUp(other);
  follow();
  news.fetchOne('c1');
  await answer(null);
  news.fetchOne('c1');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(list()).toEqual([other]);
  expect(disturbing).toEqual([]);
});

it('fetches twice for many events in a row, so that the last answer covers them all [H07]', async () => {
  const { news, follow, asked, answer, list } = setUp(aConversation());
  follow();
  for (let event = 0; event < 5; event += 1) news.fetchOne('c1');
  await answer(aConversation());
  await answer(replied);
  await vi.waitFor(() => expect(list()).toEqual([replied]));
  expect(asked).toHaveLength(2);
});

it('fetches the whole list again when an event comes during its request [H07]', () => {
  const { news, refresh, asked } = setUp(aConversation());
  news.fetchOne('c1');
  news.addMessage({ ...aMessage({ id: 'reply' }), conversationId: 'c1' });
  expect([refresh.mock.calls.length, asked.length]).toEqual([2, 0]);
});

it('fetches one conversation during the request for another [H07]', async () => {
  const { news, follow, asked, answer, list } = setUp(aConversation(), other);
  follow();
  news.fetchOne('c1');
  news.fetchOne('c2');
  await vi.waitFor(() => expect(asked).toEqual(['?conversationId=c1', '?conversationId=c2']));
  await answer(replied);
  await answer({ ...other, readByCustomer: !other.readByCustomer });
  await vi.waitFor(() => expect(list()[1]?.readByCustomer).toBe(!other.readByCustomer));
  expect(list()[0]).toEqual(replied);
});

it('shows at once what the customer has sent, and fetches only a conversation that is new [M13]', async () => {
  const { news, follow, asked, answer, list } = setUp(aConversation());
  follow();
  news.addMessage({ ...aMessage({ id: 'reply' }), conversationId: 'c1' });
  expect(list()[0]?.conversationMessages.map(({ id }) => id)).toEqual(['m1', 'reply']);
  expect(asked).toEqual([]);

  news.addMessage({ ...aMessage({ id: 'question' }), conversationId: 'c2' });
  expect(list().map(({ conversationId }) => conversationId)).toEqual(['c2', 'c1']);
  await answer({ ...other, referenceNumber: '2026/1187', subject: 'damage' });
  await vi.waitFor(() => expect(list()[0]?.referenceNumber).toBe('2026/1187'));
  expect(asked).toEqual(['?conversationId=c2']);
});
