import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createLazyPart } from './lazyPart.ts';

const Part = (): null => null;
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is available once loaded, and is loaded once', async () => {
  const fetchPart = vi.fn(() => Promise.resolve(Part));
  const part = createLazyPart(fetchPart, 1000);
  part.prefetch();
  part.demand();
  expect(part.current().name).toBe('absent');
  await settle();
  expect(part.current()).toEqual({ name: 'here', Part });
  part.demand();
  part.prefetch();
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

it('gives up when loading fails, and tries again the next time', async () => {
  const fetchPart = vi.fn(() => Promise.resolve(Part));
  fetchPart.mockRejectedValueOnce(new Error('offline'));
  const part = createLazyPart(fetchPart, 1000);
  const release = part.demand();
  await settle();
  expect(part.current().name).toBe('givenUp');
  release();
  expect(part.current().name).toBe('absent');
  part.demand();
  await settle();
  expect(part.current().name).toBe('here');
});

it('ignores a failure while nobody waits', async () => {
  const fetchPart = vi.fn(() => Promise.resolve(Part));
  fetchPart.mockRejectedValueOnce(new Error('offline'));
  const part = createLazyPart(fetchPart, 1000);
  part.prefetch();
  await settle();
  expect(part.current().name).toBe('absent');
});

it('gives up when loading takes too long, and keeps a late part for the next time', async () => {
  let arrive: (part: typeof Part) => void = () => undefined;
  const part = createLazyPart(
    () =>
      new Promise<typeof Part>((resolve) => {
        arrive = resolve;
      }),
    1000,
  );
  const release = part.demand();
  await vi.advanceTimersByTimeAsync(999);
  expect(part.current().name).toBe('absent');
  await vi.advanceTimersByTimeAsync(1);
  expect(part.current().name).toBe('givenUp');
  arrive(Part);
  await settle();
  expect(part.current().name).toBe('givenUp');
  release();
  expect(part.current().name).toBe('here');
});

it('notifies its listeners of each change', async () => {
  const part = createLazyPart(() => Promise.resolve(Part), 1000);
  const listener = vi.fn();
  const unsubscribe = part.subscribe(listener);
  part.demand();
  await settle();
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
});
