// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import type { Conversation } from '@mina-sidor/api-client';
import { describe, expect, it, vi } from 'vitest';

import type { LiveEvent } from '../../../customer/live/liveEvents.ts';
import { type Services, useServices } from '../../../customer/services.ts';
import { createStore, useStore } from '../../../platform/store.ts';
import { aConversation, aMessage } from '../../../testing/aConversation.ts';
import { drawInFrame } from '../../../testing/drawInFrame.tsx';
import { useConversations } from './useConversations.ts';
import { useMarkAsRead } from './useMarkAsRead.ts';
import { useUnreadCount } from '../../../customer/useUnreadCount.ts';

const unread = aConversation({ readByCustomer: false });
const withReply = (conversation: Conversation): Conversation => ({
  ...conversation,
  readByCustomer: false,
  conversationMessages: [
    ...conversation.conversationMessages,
    aMessage({
      id: 'reply',
      createdByIdentity: false,
      createdAt: '2026-11-21T10:00:00+01:00',
    }),
  ],
});

/** The page of one conversation, in front of a server that knows it. */
function open({ isMarkingFailing = false } = {}) {
  const server = { conversation: aConversation(), calls: [] as string[] };
  const answer = (path: string): Response => {
    const call = path.replace(/^.*\//u, '').replace(/\?.*$/u, '');
    server.calls.push(call);
    switch (call) {
      case 'GetConversations':
        return Response.json([server.conversation]);
      case 'GetConversation':
        return Response.json(server.conversation);
      case 'GetNumberOfUnreadConversations':
        return Response.json(server.conversation.readByCustomer ? 0 : 1);
      case 'MarkConversationAsReadByCustomer':
        if (isMarkingFailing) return new Response(null, { status: 500 });
        server.conversation = { ...server.conversation, readByCustomer: true };
        return new Response(null, { status: 204 });
      default:
        return new Response(null, { status: 404 });
    }
  };
  const isOpen = createStore(false);
  let services: Services | undefined;
  const seen: string[] = [];
  let count: number | null = null;
  const Reading = ({
    conversation,
    onRead,
  }: Omit<Parameters<typeof useMarkAsRead>[0], 'isOpen'>) => {
    useMarkAsRead({ conversation, isOpen: useStore(isOpen), onRead });
    return null;
  };
  const Page = () => {
    services = useServices();
    count = useUnreadCount();
    const { state, setRead } = useConversations();
    if (state.status !== 'ready') return null;
    return state.value.map((conversation) => {
      const messages = conversation.conversationMessages.length;
      seen.push(`${String(messages)} ${conversation.readByCustomer ? 'read' : 'unread'}`);
      return (
        <Reading conversation={conversation} key={conversation.conversationId} onRead={setRead} />
      );
    });
  };
  const begin = (conversation: Conversation) => {
    server.conversation = conversation;
    drawInFrame(<Page />, { answer });
  };
  return {
    server,
    begin,
    shown: () => seen.at(-1),
    count: () => count,
    tell: (event: LiveEvent) => services?.liveEvents.emit(event),
    unfold: (isUnfolded: boolean) => flushSync(() => isOpen.set(isUnfolded)),
    marked: () => server.calls.filter((call) => call === 'MarkConversationAsReadByCustomer').length,
  };
}

function turn(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  flushSync(() => document.dispatchEvent(new Event('visibilitychange')));
}

describe('the list of conversations', () => {
  it('shows what an event tells of [H07]', async () => {
    const page = open();
    page.begin(aConversation());
    await expect.poll(page.shown).toBe('1 read');
    page.server.conversation = withReply(aConversation());
    page.tell({ kind: 'repliedToConversation', conversationId: 'c1' });
    await expect.poll(page.shown).toBe('2 unread');
    expect(page.server.calls.filter((call) => call === 'GetConversations')).toHaveLength(1);
  });

  it('is fetched anew when the connection is back, because events were missed [H12]', async () => {
    const page = open();
    page.begin(aConversation());
    await expect.poll(page.shown).toBe('1 read');
    page.server.conversation = withReply(aConversation());
    page.tell({ kind: 'connectionRestored' });
    await expect.poll(page.shown).toBe('2 unread');
  });

  it('is not fetched for a file that has been scanned [H08]', async () => {
    const page = open();
    page.begin(aConversation());
    await expect.poll(page.shown).toBe('1 read');
    const asked = page.server.calls.length;
    page.tell({ kind: 'fileSent', conversationId: 'c1' });
    expect(page.server.calls).toHaveLength(asked);
  });
});

describe('an unread conversation', () => {
  it('is marked as read once when it is opened, and is no longer counted [M03, Z41]', async () => {
    const page = open();
    page.begin(unread);
    await expect.poll(page.shown).toBe('1 unread');
    await expect.poll(page.count).toBe(1);
    expect(page.marked()).toBe(0);
    page.unfold(true);
    await expect.poll(page.shown).toBe('1 read');
    await expect.poll(page.count).toBe(0);
    expect(page.marked()).toBe(1);
  });

  it('shows what has come without the live connection, since it is marked as read along with the rest [H12, Z39]', async () => {
    const page = open();
    page.begin(unread);
    await expect.poll(page.shown).toBe('1 unread');
    page.server.conversation = { ...withReply(unread), readByCustomer: true };
    page.unfold(true);
    await expect.poll(page.shown).toBe('2 read');
    expect(page.marked()).toBe(1);
  });

  it('is not marked while the window is hidden, but when it is back [M03, H07]', async () => {
    const page = open();
    page.begin(aConversation());
    await expect.poll(page.shown).toBe('1 read');
    page.unfold(true);
    turn('hidden');
    page.server.conversation = withReply(aConversation());
    page.tell({ kind: 'repliedToConversation', conversationId: 'c1' });
    await expect.poll(page.shown).toBe('2 unread');
    expect(page.marked()).toBe(0);
    turn('visible');
    await expect.poll(page.shown).toBe('2 read');
  });

  it('that could not be marked is tried again at the next opening, and not before [M03]', async () => {
    const page = open({ isMarkingFailing: true });
    page.begin(unread);
    await expect.poll(page.shown).toBe('1 unread');
    page.unfold(true);
    await expect.poll(page.marked).toBe(1);
    turn('hidden');
    turn('visible');
    expect(page.marked()).toBe(1);
    page.unfold(false);
    page.unfold(true);
    await expect.poll(page.marked).toBe(2);
  });
});
