import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { durations } from '../theme/tokens.ts';
import { createLateCode, type LateCode, useLateCode } from './lateCode.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const pass = (time: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(time);
  });

function show(late: LateCode<string>) {
  return renderHook(({ isWanted }) => useLateCode(late, isWanted), {
    initialProps: { isWanted: true },
  });
}

it('is here once it is fetched, for all that want it, and is fetched once', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  const late = createLateCode(load);
  const { result } = show(late);
  expect(result.current).toBeUndefined();
  await pass(0);
  expect(result.current).toBe('code');
  expect(show(late).result.current).toBe('code');
  expect(load).toHaveBeenCalledTimes(1);
});

it('is lost when fetching fails, and is fetched again the next time', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  load.mockRejectedValueOnce(new Error('offline'));
  const { result, rerender } = show(createLateCode(load));
  await pass(0);
  expect(result.current).toBe('lost');
  rerender({ isWanted: false });
  expect(result.current).toBeUndefined();
  rerender({ isWanted: true });
  await pass(0);
  expect(result.current).toBe('code');
});

it('is lost when it takes too long, and late code does not replace what is shown', async () => {
  let arrive: (code: string) => void = () => undefined;
  const late = createLateCode(() => new Promise<string>((resolve) => (arrive = resolve)));
  const { result, rerender } = show(late);
  await pass(durations.patience - 1);
  expect(result.current).toBeUndefined();
  await pass(1);
  expect(result.current).toBe('lost');
  arrive('code');
  await pass(0);
  expect(result.current).toBe('lost');
  rerender({ isWanted: false });
  expect(result.current).toBe('code');
});
