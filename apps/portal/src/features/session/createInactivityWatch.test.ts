import { systemClock } from '@mina-sidor/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createLastAction } from '../../customer/session/lastAction.ts';
import { createSafeStorage } from '../../platform/storage.ts';
import { createInactivityWatch } from './createInactivityWatch.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:42:00+01:00') });
});

function createBench() {
  const lastAction = createLastAction(
    createSafeStorage(() => null),
    () => Date.now(),
  );
  const onOver = vi.fn();
  const onStayed = vi.fn();
  let secondsLeft: number | null = null;
  const watch = createInactivityWatch({
    clock: systemClock,
    lastAction,
    onOver,
    onStayed,
    onChange: (left) => {
      secondsLeft = left;
    },
  });
  return {
    watch,
    lastAction,
    onOver,
    onStayed,
    secondsLeft: () => secondsLeft,
  };
}

describe('createInactivityWatch', () => {
  it('warns after 13 minutes, counts down and is over once after 15 [B03, Z01]', () => {
    const { onOver, secondsLeft } = createBench();
    vi.advanceTimersByTime(13 * minute - 1);
    expect(secondsLeft()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(secondsLeft()).toBe(120);
    vi.advanceTimersByTime(61_000);
    expect(secondsLeft()).toBe(59);
    vi.advanceTimersByTime(2 * minute - 61_001);
    expect([secondsLeft(), onOver.mock.calls.length]).toEqual([1, 0]);
    vi.advanceTimersByTime(minute);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('closes the warning half a second after the first action, announces it once, and counts from there [Z45, B03]', () => {
    const { watch, onOver, onStayed, secondsLeft } = createBench();
    vi.advanceTimersByTime(14 * minute);
    expect(secondsLeft()).toBe(60);
    watch.act();
    vi.advanceTimersByTime(499);
    watch.act();
    expect([secondsLeft(), onStayed.mock.calls.length]).toEqual([60, 0]);
    vi.advanceTimersByTime(1);
    expect([secondsLeft(), onStayed.mock.calls.length]).toEqual([null, 1]);
    vi.advanceTimersByTime(15 * minute - 2);
    expect([onOver.mock.calls.length, onStayed.mock.calls.length]).toEqual([0, 1]);
    vi.advanceTimersByTime(1);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('keeps the warning for that half second, whenever it would have counted on [Z45]', () => {
    const { watch, onStayed, secondsLeft } = createBench();
    vi.advanceTimersByTime(13 * minute + 990);
    watch.act();
    vi.advanceTimersByTime(400);
    expect([secondsLeft(), onStayed.mock.calls.length]).toEqual([120, 0]);
    vi.advanceTimersByTime(100);
    expect([secondsLeft(), onStayed.mock.calls.length]).toEqual([null, 1]);
  });

  it('counts reading as an action, but does not take it for an answer to the warning [Z102, Z45]', () => {
    const { watch, onStayed, secondsLeft } = createBench();
    vi.advanceTimersByTime(12 * minute);
    watch.read();
    vi.advanceTimersByTime(13 * minute - 1);
    expect(secondsLeft()).toBeNull();
    vi.advanceTimersByTime(1);
    watch.read();
    vi.advanceTimersByTime(30_000);
    expect([secondsLeft(), onStayed.mock.calls.length]).toEqual([90, 0]);
  });

  it('closes the warning at once by its own button, and announces it once [Z01]', () => {
    const { watch, onStayed, secondsLeft } = createBench();
    vi.advanceTimersByTime(14 * minute);
    watch.act();
    watch.stay();
    expect([secondsLeft(), onStayed.mock.calls.length]).toEqual([null, 1]);
    vi.advanceTimersByTime(minute);
    watch.stay();
    expect(onStayed).toHaveBeenCalledTimes(1);
  });

  it('closes the warning without an announcement after an action in another tab [B05]', () => {
    const { watch, lastAction, onStayed, secondsLeft } = createBench();
    vi.advanceTimersByTime(14 * minute);
    lastAction.note();
    watch.check();
    expect([secondsLeft(), onStayed.mock.calls.length]).toEqual([null, 0]);
  });

  it('starts again when the clock is set back, with and without a warning [Z45]', () => {
    const { onOver, secondsLeft } = createBench();
    for (const before of [5 * minute, 14 * minute]) {
      vi.advanceTimersByTime(before);
      vi.setSystemTime(Date.now() - 60 * minute);
      vi.advanceTimersByTime(5000);
      expect(secondsLeft()).toBeNull();
    }
    vi.advanceTimersByTime(15 * minute);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it.each(['act', 'check'] as const)(
    'is over at the first sign of life (%s) of a machine that has slept [B03]',
    (sign) => {
      const { watch, lastAction, onOver } = createBench();
      const before = lastAction.read();
      vi.setSystemTime(Date.now() + 15 * minute);
      watch[sign]();
      expect(onOver).toHaveBeenCalledTimes(1);
      expect(lastAction.read()).toBe(before);
      watch.act();
      watch.check();
      vi.advanceTimersByTime(minute);
      expect(onOver).toHaveBeenCalledTimes(1);
    },
  );

  it('passes actions on to other tabs every five seconds, and when asked to [B05]', () => {
    const { watch, lastAction } = createBench();
    const keep = vi.spyOn(lastAction, 'keep');
    vi.advanceTimersByTime(5000);
    expect(keep).toHaveBeenCalledTimes(1);
    watch.keep();
    expect(keep).toHaveBeenCalledTimes(2);
  });

  it('does nothing after it has been stopped [B03]', () => {
    const { watch, lastAction, onOver } = createBench();
    watch.stop();
    lastAction.forget();
    watch.act();
    expect(lastAction.read()).toBeNull();
    vi.advanceTimersByTime(20 * minute);
    watch.stay();
    expect([onOver.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
  });
});
