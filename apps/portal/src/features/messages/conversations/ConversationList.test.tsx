// @vitest-environment jsdom
import { setTimeout } from 'node:timers/promises';
import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { Conversation } from '@mina-sidor/api-client';
import { UiProvider } from '@mina-sidor/ui';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { LiveEvent } from '../../../customer/live/liveEvents.ts';
import { useCustomer } from '../../../customer/customer.ts';
import { useServices } from '../../../customer/services.ts';
import { aConversation, aMessage } from '../../../testing/aConversation.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { texts } from '../../../texts.ts';
import { MessagesView } from '../MessagesView.tsx';
import { useMessages } from '../useMessages.ts';

const ids = Array.from({ length: 14 }, (_, index) => `c${String(index + 1).padStart(2, '0')}`);

/** What the server knows, newest first. */
let stored: readonly Conversation[];
let page: Page;
let root: Root;

interface Page {
  readonly visit: (isHere: boolean) => void;
  readonly ask: (conversationId: string) => void;
  readonly tell: (event: LiveEvent) => void;
  readonly answer: (conversationId: string) => void;
}

beforeEach(async () => {
  stored = ids.map((conversationId, index) =>
    aConversation({
      conversationId,
      referenceNumber: `Nr ${conversationId}`,
      conversationMessages: [
        aMessage({
          id: conversationId,
          createdByIdentity: false,
          createdAt: `2026-11-${String(29 - index)}T10:00:00+01:00`,
        }),
      ],
    }),
  );
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('scrollBy', () => undefined);
  root = createRoot(document.body);
  root.render(
    <UiProvider locale="sv" texts={texts.ui}>
      <StoryFrame answer={answer}>
        <Portal />
      </StoryFrame>
    </UiProvider>,
  );
  await expect.poll(() => shown()).toHaveLength(10);
  // SWR counts a request as running until the next task; a page that is entered before that does not ask.
  await setTimeout(0);
});
afterEach(() => flushSync(() => root.unmount()));

function answer(path: string): Response {
  const { pathname, searchParams } = new URL(path, 'https://minasidor.example');
  const id = searchParams.get('conversationId');
  switch (pathname.split('/').at(-1)) {
    case 'GetConversations':
      return Response.json(stored);
    case 'GetConversation':
      return Response.json(stored.find(({ conversationId }) => conversationId === id));
    case 'MarkConversationAsReadByCustomer':
      stored = stored.map((each) =>
        each.conversationId === id ? { ...each, readByCustomer: true } : each,
      );
      return new Response(null, { status: 200 });
    default:
      return new Response(null, { status: 404 });
  }
}

function Portal() {
  const [isHere, visit] = useState(true);
  return isHere ? <MessagesPage visit={visit} /> : <OtherPage visit={visit} />;
}

function OtherPage({ visit }: Pick<Page, 'visit'>) {
  useEffect(() => {
    page = { visit, ask: () => undefined, tell: () => undefined, answer: () => undefined };
  });
  return null;
}

function MessagesPage({ visit }: Pick<Page, 'visit'>) {
  const { liveEvents } = useServices();
  const { drafts } = useCustomer().scope;
  const messages = useMessages();
  useEffect(() => {
    page = {
      visit,
      ask: messages.showConversation,
      tell: liveEvents.emit,
      answer: (id) =>
        drafts.change(`reply:${id}`, { type: 'edited', fields: { message: 'Hej igen' } }),
    };
  });
  return <MessagesView messages={messages} />;
}

/** The provider's reply, as the server stores it. */
function reply(id: string): void {
  stored = stored.map((each) =>
    each.conversationId === id
      ? {
          ...each,
          readByCustomer: false,
          conversationMessages: [
            ...each.conversationMessages,
            aMessage({
              id: `${id}-reply`,
              message: 'Vi har ett svar.',
              createdByIdentity: false,
              createdAt: '2026-11-30T10:00:00+01:00',
            }),
          ],
        }
      : each,
  );
}

const rows = () =>
  [...document.querySelectorAll('main li')].filter((row) => row.querySelector('h2'));
const shown = () => rows().map((row) => /Nr (c\d\d)/u.exec(row.textContent)?.[1]);
const heading = (id: string) =>
  rows()
    .find((row) => row.textContent.includes(`Nr ${id}`))
    ?.querySelector<HTMLElement>('h2 button');

function press(id: string): void {
  const button = heading(id);
  button?.focus();
  flushSync(() => button?.click());
}

function search(query: string): void {
  const field = document.querySelector<HTMLInputElement>('input[type="search"]');
  field?.focus();
  // As a browser does it: React does not see a value that is set on the element itself.
  if (field !== null) Reflect.set(HTMLInputElement.prototype, 'value', query, field);
  flushSync(() => field?.dispatchEvent(new Event('input', { bubbles: true })));
}

it('marks what is new in a conversation that was left open, and nothing else [Z39]', async () => {
  press('c03');
  flushSync(() => page.visit(false));
  reply('c03');
  flushSync(() => page.visit(true));
  await expect.poll(() => document.body.textContent).toContain('Vi har ett svar.');
  await expect.poll(() => stored.every((each) => each.readByCustomer)).toBe(true);
  expect(document.querySelector('h3')?.textContent).toBe('1 oläst meddelande');
});

it('shows a conversation with news while another one is open, and first after that [Z40] [M17]', async () => {
  press('c03');
  reply('c14');
  page.tell({ kind: 'repliedToConversation', conversationId: 'c14' });
  await expect.poll(() => shown()).toEqual(ids);
  expect(heading('c14')?.textContent).toContain('Oläst');
  press('c03');
  expect(shown()).toEqual(['c14', ...ids.slice(0, 13)]);
  expect(document.activeElement).toBe(heading('c03'));
});

it('gives the reply field focus once, and not again after a search [M16] [Z40]', () => {
  flushSync(() => page.ask('c02'));
  expect(document.activeElement?.localName).toBe('textarea');
  search('c05');
  expect(shown()).toEqual(['c05']);
  search('');
  expect(shown()).toHaveLength(10);
  expect(document.activeElement?.localName).toBe('input');
});

it('keeps a conversation that is closed, and its focus, where a search had shown it [Z40]', () => {
  search('c12');
  press('c12');
  search('');
  expect(shown()).toEqual(ids.slice(0, 12));
  press('c12');
  expect(shown()).toEqual(ids.slice(0, 12));
  expect(document.activeElement).toBe(heading('c12'));
});

it('keeps a conversation that the server has removed, and its focus, when it is closed [M10]', async () => {
  press('c03');
  stored = stored.filter(({ conversationId }) => conversationId !== 'c03');
  page.tell({ kind: 'connectionRestored' });
  await expect.poll(() => document.body.textContent).toContain('Startade konversationer (13)');
  press('c03');
  expect(document.activeElement).toBe(heading('c03'));
});

it('keeps a closed conversation with a reply that was not sent, though the server has removed it [M10]', async () => {
  flushSync(() => page.answer('c03'));
  stored = stored.filter(({ conversationId }) => !['c03', 'c04'].includes(conversationId));
  page.tell({ kind: 'connectionRestored' });
  await expect.poll(() => shown()).not.toContain('c04');
  expect(shown()).toContain('c03');
});
