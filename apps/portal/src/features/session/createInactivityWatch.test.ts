import { systemClock } from '@mina-sidor/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createLastAction } from '../../customer/session/lastAction.ts';
import { createQuietStorage } from '../../platform/storage.ts';
import { createInactivityWatch } from './createInactivityWatch.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:42:00+01:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

function createBench() {
  const lastAction = createLastAction(
    createQuietStorage(() => null),
    () => Date.now(),
  );
  const onOver = vi.fn();
  const onOutlived = vi.fn();
  let hasActed = false;
  let secondsLeft: number | null = null;
  const watch = createInactivityWatch({
    clock: systemClock,
    lastAction,
    onOver,
    onOutlived,
    onChange: (left, hasActedNow) => {
      secondsLeft = left;
      hasActed = hasActedNow;
    },
  });
  return {
    watch,
    lastAction,
    onOver,
    onOutlived,
    secondsLeft: () => secondsLeft,
    hasActed: () => hasActed,
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

  it('counts what is done, also while the warning shows, which stays until it is answered [B03, Z01]', () => {
    const { watch, onOver, secondsLeft } = createBench();
    vi.advanceTimersByTime(10 * minute);
    watch.act();
    vi.advanceTimersByTime(14 * minute);
    expect(secondsLeft()).toBe(60);
    watch.act();
    vi.advanceTimersByTime(1000);
    expect(secondsLeft()).toBe(59);
    watch.dismiss();
    expect(secondsLeft()).toBeNull();
    vi.advanceTimersByTime(15 * minute - 1001);
    expect(onOver).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('knows of what is done under the warning, and tells when its time is up and nobody is logged out [Z01]', () => {
    const { watch, onOver, onOutlived, secondsLeft, hasActed } = createBench();
    vi.advanceTimersByTime(13 * minute + 40_000);
    expect([secondsLeft(), hasActed()]).toEqual([80, false]);
    watch.act();
    vi.advanceTimersByTime(1000);
    expect([secondsLeft(), hasActed()]).toEqual([79, true]);
    vi.advanceTimersByTime(79_000);
    expect(secondsLeft()).toBeNull();
    expect([onOutlived.mock.calls.length, onOver.mock.calls.length]).toEqual([1, 0]);
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

  it('tells the other tabs what has been done here, every five seconds and when it is asked to [B05]', () => {
    const { watch, lastAction } = createBench();
    const keep = vi.spyOn(lastAction, 'keep');
    vi.advanceTimersByTime(5000);
    expect(keep).toHaveBeenCalledTimes(1);
    watch.keep();
    expect(keep).toHaveBeenCalledTimes(2);
  });

  it('is silent when it has been stopped [B03]', () => {
    const { watch, lastAction, onOver } = createBench();
    watch.stop();
    lastAction.forget();
    watch.act();
    expect(lastAction.read()).toBeNull();
    vi.advanceTimersByTime(20 * minute);
    watch.dismiss();
    expect([onOver.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
  });
});
