import { expect, it } from 'vitest';

import { type Answer, createRefresh } from './createRefresh.ts';

const lost = { outcome: 'network', url: '/' } as const;

/** A cached value, and a server that answers when the test says so. */
function setUp(known: string | undefined) {
  let value = known;
  const answers: ((answer: Answer<string>) => void)[] = [];
  const kept: Answer<string>[] = [];
  const refresh = createRefresh<string>({
    read: () => value,
    isAsking: () => value === undefined && kept.length === 0,
    ask: () => new Promise((resolve) => answers.push(resolve)),
    keep: (answer) => {
      ({ value } = answer);
      kept.push(answer);
      return Promise.resolve();
    },
  });
  return {
    ...refresh,
    known: () => value,
    change: (changed: string) => {
      value = changed;
    },
    answers,
    kept,
    answer: (text: string) => answers.at(-1)?.({ value: text, failure: null }),
    fail: () => answers.at(-1)?.({ value, failure: lost }),
  };
}

it('keeps a change made during a refetch, and fetches once more', async () => {
  const { refresh, known, change, answers, answer } = setUp('as it was');
  const ended = refresh();
  change('as it was, and sent');
  answer('as it was');
  await expect.poll(() => answers).toHaveLength(2);
  expect(known()).toBe('as it was, and sent');
  answer('as it was, sent, and answered');
  await ended;
  expect(known()).toBe('as it was, sent, and answered');
  expect(answers).toHaveLength(2);
});

it('fetches twice for many events in a row, and keeps the last answer', async () => {
  const { refresh, known, answers, answer } = setUp('looked through: 0');
  const ended = Promise.all([refresh(), refresh(), refresh()]);
  expect(answers).toHaveLength(1);
  answer('looked through: 1');
  await expect.poll(() => answers).toHaveLength(2);
  answer('looked through: 3');
  await ended;
  expect(known()).toBe('looked through: 3');
});

it('fetches again after the first answer when an event came before it', async () => {
  const { refresh, runIfDue, known, change, answers, answer } = setUp(undefined);
  await refresh();
  await refresh();
  await runIfDue();
  expect(answers).toHaveLength(0);
  change('first');
  const ended = runIfDue();
  answer('second');
  await ended;
  await runIfDue();
  expect([known(), answers.length]).toEqual(['second', 1]);
});

it('keeps the value when a request fails, and fetches again later', async () => {
  const { refresh, runIfDue, known, answers, answer, fail, kept } = setUp('known');
  const failed = refresh();
  fail();
  await failed;
  expect(kept).toEqual([{ value: 'known', failure: lost }]);
  const ended = runIfDue();
  answer('newer');
  await ended;
  await runIfDue();
  expect([known(), answers.length]).toEqual(['newer', 2]);
});

it('keeps nothing of an aborted request, since the cache may have been emptied', async () => {
  const { refresh, kept, answers } = setUp('known');
  const ended = refresh();
  answers[0]?.({ value: 'known', failure: { outcome: 'aborted', url: '/' } });
  await ended;
  expect(kept).toEqual([]);
});
