import { describe, expect, it } from 'vitest';

import { liveStep, mayMoveUnreadCount } from './live.rules.ts';

const computer = {
  state: 'Disconnected',
  isVisible: true,
  isOnline: true,
  deviceKind: 'desktop',
  isFirst: false,
} as const;

describe('the connection', () => {
  it.each([
    ['a customer who has just come', { isFirst: true }, 'start'],
    [
      'a customer who comes in a window behind others',
      { isFirst: true, isVisible: false },
      'start',
    ],
    ['somebody who looks again', {}, 'start'],
    ['nobody looking', { isVisible: false }, 'none'],
    ['no network', { isOnline: false }, 'none'],
    ['no network at the very first', { isFirst: true, isOnline: false }, 'none'],
  ] as const)('on a computer without one, %s: %o → %s [H01] [H03]', (_who, change, expected) => {
    expect(liveStep({ ...computer, ...change })).toBe(expected);
  });

  it.each(['Connecting', 'Connected', 'Disconnecting', 'Reconnecting'] as const)(
    'never starts, and on a computer never stops, while it is %s [H04] [H10]',
    (state) => {
      expect(liveStep({ ...computer, state })).toBe('none');
      expect(liveStep({ ...computer, state, isFirst: true })).toBe('none');
      expect(liveStep({ ...computer, state, isVisible: false })).toBe('none');
    },
  );

  it.each(['mobile', 'tablet'] as const)(
    'on a %s ends when the page is hidden and comes back with the page [H04]',
    (deviceKind) => {
      const hidden = { ...computer, deviceKind, isVisible: false };
      for (const state of ['Connecting', 'Connected', 'Disconnecting', 'Reconnecting'] as const) {
        expect(liveStep({ ...hidden, state })).toBe('stop');
      }
      expect(liveStep(hidden)).toBe('none');
      expect(liveStep({ ...hidden, isFirst: true })).toBe('none');
      expect(liveStep({ ...hidden, isVisible: true })).toBe('start');
    },
  );
});

it.each([
  ['conversationStarted', true],
  ['repliedToConversation', true],
  ['customerRepliedToConversation', true],
  ['conversationReadByCustomer', true],
  ['connectionRestored', true],
  ['fileSent', false],
] as const)('after %s the unread count is asked for anew: %s [H06]', (kind, expected) => {
  expect(mayMoveUnreadCount(kind)).toBe(expected);
});
