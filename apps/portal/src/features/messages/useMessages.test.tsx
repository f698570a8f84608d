// @vitest-environment jsdom
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApiResult, Conversation, StoredMessage } from '@mina-sidor/api-client';
import { describe, expect, it } from 'vitest';

import { useCustomer } from '../../customer/customer.ts';
import type { CustomerScope } from '../../customer/customerScope.ts';
import type { DraftKey } from '../../customer/drafts/draft.ts';
import { requestEnded } from '../../testing/requestEnded.ts';
import { aConversation, aMessage } from '../../testing/aConversation.ts';
import { aStoredMessage } from '../../testing/aStoredMessage.ts';
import { announced } from '../../testing/draw.tsx';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { createHeldAnswer } from '../../testing/heldAnswer.ts';
import { type Messages, useMessages } from './useMessages.ts';

const url = '/api/Communication/PostMessage';
const sent: ApiResult<StoredMessage> = {
  outcome: 'ok',
  value: { ...aStoredMessage, conversationId: 'c02' },
  headers: new Headers(),
};
const refused: ApiResult<StoredMessage> = { outcome: 'http', status: 500, url };

const ids = Array.from({ length: 12 }, (_, index) => `c${String(index + 1).padStart(2, '0')}`);
const conversations = ids.map((conversationId) =>
  aConversation({ conversationId, referenceNumber: `Nr ${conversationId}` }),
);

/** The provider has written in the conversation. */
const withReply = (id: string): readonly Conversation[] =>
  conversations.map((each) =>
    each.conversationId === id
      ? {
          ...each,
          conversationMessages: [
            ...each.conversationMessages,
            aMessage({
              id: 'reply',
              createdByIdentity: false,
              createdAt: '2026-11-21T10:00:00+01:00',
            }),
          ],
        }
      : each,
  );

type Answers = readonly (Response | Promise<Response>)[];

/** The messages page, and the pages beside it. The server answers with these lists in turn, and repeats the last one. */
function open(lists: Answers = [Response.json(conversations)]) {
  const left = [...lists];
  const answer = (path: string) => {
    if (!path.endsWith('/GetConversations')) return new Response(null, { status: 404 });
    const next = left.length > 1 ? left.shift() : left[0];
    return next instanceof Response ? next.clone() : (next ?? new Response(null, { status: 404 }));
  };
  let customer: CustomerScope | undefined;
  let page: Messages | undefined;
  let visit: (isHere: boolean) => void = () => undefined;
  const MessagesPage = () => {
    page = useMessages();
    return null;
  };
  const Portal = () => {
    customer = useCustomer().scope;
    const [isHere, setIsHere] = useState(false);
    visit = setIsHere;
    return isHere ? <MessagesPage /> : null;
  };
  drawInFrame(<Portal />, { answer });
  const scope = () => {
    if (customer === undefined) throw new Error('The portal has not been drawn');
    return customer;
  };
  const now = () => {
    if (page === undefined) throw new Error('The page has not been drawn');
    return page;
  };
  return {
    now,
    scope,
    enter: () => flushSync(() => visit(true)),
    leave: () => flushSync(() => visit(false)),
    /** How many messages show, once they are not being fetched any more. */
    messages: () => {
      const { state } = now();
      return state.status === 'ready' && !state.isRefetching
        ? state.value.flatMap(({ conversationMessages }) => conversationMessages).length
        : null;
    },
    /** Shows the list of conversations. */
    listed: () => expect.poll(() => now().state.status).toBe('ready'),
    search: (conversationSearch: string) => {
      const { clientState } = scope();
      flushSync(() => clientState.set({ ...clientState.get(), conversationSearch }));
    },
    write: (key: DraftKey) =>
      scope().drafts.change(key, { type: 'edited', fields: { message: 'Hej igen' } }),
    send: (key: DraftKey, result: ApiResult<StoredMessage>) =>
      scope().drafts.send(key, () => Promise.resolve(result)),
  };
}

describe('a new conversation', () => {
  it('shows with focus in its reply, also after an earlier search [M16] [Z40]', async () => {
    const page = open();
    page.enter();
    await page.listed();
    page.search('c05');
    flushSync(() => page.now().selectTab('newQuestion'));
    flushSync(() => page.now().showConversation('c02'));
    expect(page.now()).toMatchObject({ tab: 'started', openIds: ['c02'], replyFocusedId: 'c02' });
    expect(page.scope().clientState.get().conversationSearch).toBe('');
  });

  it('gives up focus when the customer folds it, so that it does not take it again [M16]', async () => {
    const page = open();
    page.enter();
    await page.listed();
    flushSync(() => page.now().showConversation('c02'));
    flushSync(() => page.now().setOpen('c02', false));
    expect(page.now().replyFocusedId).toBeNull();
  });

  it('gives up focus when the customer searches [M16] [Z40]', async () => {
    const page = open();
    page.enter();
    await page.listed();
    flushSync(() => page.now().showConversation('c02'));
    page.search('c02');
    page.search('');
    expect(page.now().replyFocusedId).toBeNull();
  });
});

describe('a reply that was not sent', () => {
  it('is in an open conversation when the customer comes to the page [M08]', async () => {
    const page = open();
    page.write('reply:c02');
    page.write('reply:c03');
    await page.send('reply:c02', refused);
    page.enter();
    await expect.poll(() => page.now().openIds).toEqual(['c02']);
  });

  it('is announced while its conversation is closed, and not while its box says so itself [M07] [E12]', async () => {
    const page = open();
    page.enter();
    await page.listed();
    flushSync(() => page.now().setOpen('c02', true));
    page.write('reply:c02');
    await page.send('reply:c02', refused);
    expect(announced()).toEqual([]);
    page.write('reply:c03');
    await page.send('reply:c03', refused);
    await expect.poll(announced).toEqual(['Ditt meddelande skickades inte']);
  });
});

describe('a question', () => {
  it('that is sent is announced while the page shows an error in its place [M07]', async () => {
    const page = open([new Response(null, { status: 404 })]);
    page.enter();
    await expect.poll(() => page.now().state.status).toBe('failed');
    flushSync(() => page.now().selectTab('newQuestion'));
    page.write('newQuestion');
    await page.send('newQuestion', sent);
    await expect.poll(announced).toEqual(['Ditt meddelande är skickat']);
  });

  it('that is sent is not announced where its form confirms it [M07]', async () => {
    const page = open();
    page.enter();
    await page.listed();
    flushSync(() => page.now().selectTab('newQuestion'));
    page.write('newQuestion');
    await page.send('newQuestion', sent);
    expect(announced()).toEqual([]);
  });
});

describe('a message of the provider', () => {
  it('that came since the last visit is not announced as if it had just come [H07]', async () => {
    const later = createHeldAnswer();
    const page = open([Response.json(conversations), later.response]);
    page.enter();
    await page.listed();
    page.leave();
    await requestEnded();
    page.enter();
    later.send(Response.json(withReply('c03')));
    await expect.poll(() => page.messages()).toBe(13);
    expect(announced()).toEqual([]);
  });

  it('is announced with its conversation when it comes while that is closed [H07, Z104]', async () => {
    const page = open([Response.json(conversations), Response.json(withReply('c03'))]);
    page.enter();
    await page.listed();
    page.scope().liveEvents.emit({ kind: 'connectionRestored' });
    await expect
      .poll(announced)
      .toEqual(['Nytt meddelande från Kundcenter i Trafikförsäkringsavgift']);
  });
});
