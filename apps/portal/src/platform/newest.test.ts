import { expect, it } from 'vitest';

import { createNewest } from './newest.ts';

/** Work that notes whether it counted when it was allowed to go on. */
function createWork() {
  let goOn = () => {};
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const counted: boolean[] = [];
  return {
    goOn: () => goOn(),
    counted,
    run: async (isNewest: () => boolean) => {
      await waiting;
      counted.push(isNewest());
    },
  };
}

it('counts until newer work begins, or it is dropped', async () => {
  const newest = createNewest();
  const [first, second, third] = [createWork(), createWork(), createWork()];
  const ended = [newest.begin(first.run), newest.begin(second.run)];
  first.goOn();
  second.goOn();
  await Promise.all(ended);
  ended.push(newest.begin(third.run));
  newest.drop();
  third.goOn();
  await Promise.all(ended);
  expect([first.counted, second.counted, third.counted]).toEqual([[false], [true], [false]]);
});

it('is under way until it has ended, also badly', async () => {
  const newest = createNewest();
  expect(newest.underWay()).toBeUndefined();
  const failing = newest.begin(() => Promise.reject(new Error('no code')));
  expect(newest.underWay()).toBe(failing);
  await expect(failing).rejects.toThrow('no code');
  expect(newest.underWay()).toBeUndefined();
});
