import { createPortalClient, type Conversation, type StoredMessage } from '@mina-sidor/api-client';
import { expect, it, vi } from 'vitest';

import { emptyDraft } from '../../../customer/drafts/draft.ts';
import { aConversation, aMessage } from '../../../testing/aConversation.ts';
import { createConversationUpdates } from './createConversationUpdates.ts';

/** The page's list, and a server that answers each request for a conversation when the test says so. */
function setUp(...conversations: Conversation[]) {
  const asked: string[] = [];
  const answers: ((answer: Conversation | number) => void)[] = [];
  const client = createPortalClient({
    baseUrl: '',
    readCookie: () => null,
    fetch: (url) => {
      asked.push(new URL(url, 'https://trafikfonden.example').search);
      return new Promise((resolve) => {
        answers.push((answer) => {
          resolve(
            typeof answer === 'number'
              ? new Response(null, { status: answer })
              : Response.json(answer),
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
  /** Answers the oldest request with a conversation, or with a status that means it failed. */
  const answer = async (conversation: Conversation | number) => {
    await expect.poll(() => answers).not.toHaveLength(0);
    answers.shift()?.(conversation);
  };
  const send = (message: StoredMessage) =>
    news.applyEnding({ key: 'newQuestion', draft: { ...emptyDraft, status: 'sent', message } });
  /** The answer to a request for the list. */
  const setList = (...fetched: Conversation[]) => {
    value = fetched;
    follow();
  };
  return { news, follow, setList, refresh, asked, disturbing, answer, send, list: () => value };
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
  await expect.poll(() => list()).toEqual([replied, other]);
  expect(asked).toEqual(['?conversationId=c1']);
  expect(list()[1]).toBe(other);
  expect(refresh).not.toHaveBeenCalled();
});

it('leaves the list as it is when the conversation is not there any more [H07] [H12]', async () => {
  const { news, follow, answer, list, asked, disturbing, refresh } = setUp(other);
  follow();
  news.fetchOne('c1');
  await answer(404);
  news.fetchOne('c1');
  await expect.poll(() => asked).toHaveLength(2);
  expect(list()).toEqual([other]);
  expect(disturbing).toEqual([]);
  expect(refresh).not.toHaveBeenCalled();
});

it.each([
  [500, 1],
  [429, 1],
  // The customer is logged out.
  [401, 0],
])(
  'fetches the whole list, which says if it is old, when an event is followed by %i: %i times [H07]',
  async (status, times) => {
    const { news, follow, answer, asked, refresh } = setUp(aConversation());
    follow();
    news.fetchOne('c1');
    await answer(status);
    news.fetchOne('c1');
    await expect.poll(() => asked).toHaveLength(2);
    expect(refresh).toHaveBeenCalledTimes(times);
  },
);

it('fetches twice for many events in a row, so that the last answer covers them all [H07]', async () => {
  const { news, follow, asked, answer, list } = setUp(aConversation());
  follow();
  for (let event = 0; event < 5; event += 1) news.fetchOne('c1');
  await answer(aConversation());
  await answer(replied);
  await expect.poll(() => list()).toEqual([replied]);
  expect(asked).toHaveLength(2);
});

it('asks once more when the list has brought something newer before the answer, which would take it away [H07, H12]', async () => {
  const { news, follow, asked, answer, list, setList } = setUp(aConversation());
  follow();
  news.fetchOne('c1');
  await expect.poll(() => asked).toHaveLength(1);
  setList(replied);
  await answer(aConversation());
  await expect.poll(() => asked).toHaveLength(2);
  expect(list()).toEqual([replied]);
  await answer(replied);
  await expect.poll(() => list()).toEqual([replied]);
});

it('fetches the whole list again when an event comes during its request [H07]', () => {
  const { news, refresh, asked, send } = setUp(aConversation());
  news.fetchOne('c1');
  send({ ...aMessage({ id: 'reply' }), conversationId: 'c1' });
  expect([refresh.mock.calls.length, asked.length]).toEqual([2, 0]);
});

it('fetches one conversation during the request for another [H07]', async () => {
  const { news, follow, asked, answer, list } = setUp(aConversation(), other);
  follow();
  news.fetchOne('c1');
  news.fetchOne('c2');
  await expect.poll(() => asked).toEqual(['?conversationId=c1', '?conversationId=c2']);
  await answer(replied);
  await answer({ ...other, readByCustomer: !other.readByCustomer });
  await expect.poll(() => list()[1]?.readByCustomer).toBe(!other.readByCustomer);
  expect(list()[0]).toEqual(replied);
});

it('fetches the list, not hundreds of conversations, when events name so many of them [H07]', async () => {
  const { news, follow, refresh, asked, answer } = setUp(aConversation());
  follow();
  for (let number = 1; number <= 300; number += 1) news.fetchOne(`c${number}`);
  await expect.poll(() => asked).toHaveLength(5);
  expect(refresh).toHaveBeenCalled();

  for (const conversationId of ['c1', 'c2', 'c3', 'c4', 'c5']) {
    await answer(aConversation({ conversationId }));
  }
  news.fetchOne('c6');
  await expect.poll(() => asked.at(-1)).toBe('?conversationId=c6');
});

it('shows at once what the customer has sent, and fetches only a conversation that is new [M13]', async () => {
  const { follow, asked, answer, list, send } = setUp(aConversation());
  follow();
  send({ ...aMessage({ id: 'reply' }), conversationId: 'c1' });
  expect(list()[0]?.conversationMessages.map(({ id }) => id)).toEqual(['m1', 'reply']);
  expect(asked).toEqual([]);

  send({ ...aMessage({ id: 'question' }), conversationId: 'c2' });
  expect(list().map(({ conversationId }) => conversationId)).toEqual(['c2', 'c1']);
  await answer({ ...other, referenceNumber: '2026/1187', subject: 'damage' });
  await expect.poll(() => list()[0]?.referenceNumber).toBe('2026/1187');
  expect(asked).toEqual(['?conversationId=c2']);
});

it('fetches where a message may have arrived, since no event may tell of it [H12]', async () => {
  const { news, follow, asked, answer, list, refresh } = setUp(aConversation(), other);
  follow();
  const draft = {
    ...emptyDraft,
    status: 'unknown',
    clientMessageId: 'a',
    isRepeated: false,
  } as const;
  news.applyEnding({ key: 'reply:c1', draft });
  await answer(replied);
  await expect.poll(() => list()).toEqual([replied, other]);
  expect([asked, refresh.mock.calls.length]).toEqual([['?conversationId=c1'], 0]);

  news.applyEnding({ key: 'newQuestion', draft });
  expect([asked.length, refresh.mock.calls.length]).toEqual([1, 1]);
});

it('fetches nothing when a message certainly was not sent', () => {
  const { news, follow, asked, refresh } = setUp(aConversation());
  follow();
  news.applyEnding({ key: 'reply:c1', draft: { ...emptyDraft, problem: 'failed' } });
  expect([asked.length, refresh.mock.calls.length]).toEqual([0, 0]);
});
