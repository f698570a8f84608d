import type { ApiResult } from '@mina-sidor/api-client';
import { expect, it } from 'vitest';

import { createRefresh } from './createRefresh.ts';

/** What is known, and a server that answers when it is let. */
function setUp(known: string | undefined) {
  let value = known;
  const answers: ((result: ApiResult<string>) => void)[] = [];
  const ended: { readonly outcome: string; readonly askAnew: () => Promise<void> }[] = [];
  const refresh = createRefresh<string>({
    read: () => value,
    ask: () => new Promise((resolve) => answers.push(resolve)),
    keep: (answer) => {
      value = answer;
      return Promise.resolve();
    },
    onAnswer: ({ outcome }, askAnew) => ended.push({ outcome, askAnew }),
  });
  return {
    ...refresh,
    known: () => value,
    change: (changed: string | undefined) => {
      value = changed;
    },
    answers,
    ended,
    answer: (text: string) =>
      answers.at(-1)?.({ outcome: 'ok', value: text, headers: new Headers() }),
    fail: () => answers.at(-1)?.({ outcome: 'network', url: '/' }),
  };
}

it('keeps what is changed here while an older answer is on its way, and asks once more', async () => {
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

it('asks twice for many events in a row, and the answer to the last of them stands', async () => {
  const { refresh, known, answers, answer } = setUp('looked through: 0');
  const ended = Promise.all([refresh(), refresh(), refresh()]);
  expect(answers).toHaveLength(1);
  answer('looked through: 1');
  await expect.poll(() => answers).toHaveLength(2);
  answer('looked through: 3');
  await ended;
  expect(known()).toBe('looked through: 3');
});

it('asks once more after the first answer when something has happened while that was on its way', async () => {
  const { refresh, makeUp, known, change, answers, answer } = setUp(undefined);
  await refresh();
  await refresh();
  await makeUp();
  expect(answers).toHaveLength(0);
  change('first');
  const ended = makeUp();
  answer('second');
  await ended;
  await makeUp();
  expect([known(), answers.length]).toEqual(['second', 1]);
});

it('does not forget that it has to be asked when the asking fails', async () => {
  const { refresh, makeUp, known, answers, answer, fail } = setUp('known');
  const failed = refresh();
  fail();
  await failed;
  expect(known()).toBe('known');
  const ended = makeUp();
  answer('newer');
  await ended;
  await makeUp();
  expect([known(), answers.length]).toEqual(['newer', 2]);
});

it('keeps nothing for a customer who has left', async () => {
  const { refresh, known, change, answers, answer } = setUp('secret');
  const ended = refresh();
  change(undefined);
  answer('another secret');
  await ended;
  expect([known(), answers.length]).toEqual([undefined, 1]);
});

it('tells how each asking ended and how to ask once more, and nothing of a customer who has left', async () => {
  const { refresh, known, change, answers, answer, fail, ended } = setUp('old');
  const first = refresh();
  fail();
  await first;
  expect(ended.map(({ outcome }) => outcome)).toEqual(['network']);

  const second = ended[0]?.askAnew();
  await expect.poll(() => answers).toHaveLength(2);
  answer('new');
  await second;
  expect(known()).toBe('new');
  expect(ended.map(({ outcome }) => outcome)).toEqual(['network', 'ok']);

  const third = refresh();
  change(undefined);
  fail();
  await third;
  expect(ended).toHaveLength(2);
});
