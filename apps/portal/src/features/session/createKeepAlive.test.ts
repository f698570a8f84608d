import { systemClock } from '@mina-sidor/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createKeepAlive } from './createKeepAlive.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function createBench() {
  let listener: (() => void) | null = null;
  const attention = { isVisible: true, isOnline: true };
  const send = vi.fn();
  const stop = createKeepAlive({
    clock: systemClock,
    send,
    page: {
      isVisible: () => attention.isVisible,
      isOnline: () => attention.isOnline,
      subscribe: (told) => {
        listener = told;
        return () => {
          listener = null;
        };
      },
    },
  });
  return {
    stop,
    isListening: () => listener !== null,
    change: (change: Partial<typeof attention>) => {
      Object.assign(attention, change);
      listener?.();
    },
    sentAfter: (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds);
      return send.mock.calls.length;
    },
  };
}

it('tells the server after 3 seconds and then every 15 [B01]', () => {
  const { sentAfter } = createBench();
  expect([
    sentAfter(2999),
    sentAfter(1),
    sentAfter(14_999),
    sentAfter(1),
    sentAfter(60_000),
  ]).toEqual([0, 1, 1, 2, 6]);
});

it.each(['isVisible', 'isOnline'] as const)(
  'is silent without %s, and begins anew when it is back [B02]',
  (what) => {
    const { change, sentAfter } = createBench();
    sentAfter(3000);
    change({ [what]: false });
    expect(sentAfter(60_000)).toBe(1);
    change({ [what]: true });
    expect([sentAfter(2999), sentAfter(1)]).toEqual([1, 2]);
  },
);

it('keeps its times when nothing has become another [B01]', () => {
  const { change, sentAfter } = createBench();
  sentAfter(2000);
  change({});
  expect(sentAfter(1000)).toBe(1);
});

it('ends for good [B02]', () => {
  const { stop, isListening, sentAfter } = createBench();
  stop();
  expect([isListening(), sentAfter(60_000)]).toEqual([false, 0]);
});
