import { expect, it } from 'vitest';

import { oneAtATime, oneAtATimeForEach } from './oneAtATime.ts';

/** Work that the test ends. */
function createWork() {
  const ends: (() => void)[] = [];
  let started = 0;
  return {
    ends,
    started: () => started,
    work: () =>
      new Promise<void>((resolve) => {
        started += 1;
        ends.push(resolve);
      }),
  };
}

it('runs once more when it was called during a run, however often', async () => {
  const { work, ends, started } = createWork();
  const wanted = oneAtATime(work);
  const all = Promise.all([wanted(), wanted(), wanted()]);
  expect(started()).toBe(1);
  ends[0]?.();
  await expect.poll(started).toBe(2);
  ends[1]?.();
  await all;
  expect(started()).toBe(2);
});

it('runs again when it is called after a run, even a failed one', async () => {
  let runs = 0;
  const wanted = oneAtATime(() => {
    runs += 1;
    return runs === 1 ? Promise.reject(new Error('once')) : Promise.resolve();
  });
  await expect(wanted()).rejects.toThrow('once');
  await wanted();
  expect(runs).toBe(2);
});

it('runs once at a time for each id, whatever runs for others', () => {
  const begun: string[] = [];
  const wanted = oneAtATimeForEach((id) => {
    begun.push(id);
    return new Promise(() => undefined);
  });
  for (const id of ['a', 'b', 'a', 'b']) void wanted(id);
  expect(begun).toEqual(['a', 'b']);
});
