import { afterAll, describe, expect, it } from 'vitest';

import { openStore } from '../store/store.ts';
import { makeFolder } from '../testing/makeFolder.ts';
import { createSharedEvents } from './sharedEvents.ts';

const folder = makeFolder();
const stores = [openStore(folder), openStore(folder)] as const;
afterAll(() => stores.forEach((store) => store.close()));
const event = (conversationId: string) => ({
  personalNumber: '198704129843',
  event: 'onPublishRepliedToConversation',
  payload: { conversationId },
});

describe('events of instances that share a database', () => {
  it('reach the other instance once, in their order, and not the one that told them', () => {
    createSharedEvents(stores[0]).tell(event('0'));
    const [first, second] = [createSharedEvents(stores[0]), createSharedEvents(stores[1])];
    first.tell(event('1'));
    first.tell(event('2'));
    expect(second.look()).toMatchObject([event('1'), event('2')]);
    expect(second.look()).toEqual([]);
    expect(first.look()).toEqual([]);
    second.tell(event('3'));
    expect(first.look()).toMatchObject([event('3')]);
  });

  it('are kept for a while only', () => {
    const [first, second] = [createSharedEvents(stores[0]), createSharedEvents(stores[1])];
    for (let number = 0; number < 60; number += 1) first.tell(event(String(number)));
    expect(second.look()).toHaveLength(50);
    expect(first.look()).toEqual([]);
  });
});
