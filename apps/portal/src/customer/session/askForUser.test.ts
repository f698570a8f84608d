import type { ApiResult, User } from '@mina-sidor/api-client';
import { expect, it } from 'vitest';

import { aUser } from '../../testing/StoryFrame.tsx';
import { createAskForUser } from './askForUser.ts';

const answerOf = (userKey: string): ApiResult<User> => ({
  outcome: 'ok',
  value: aUser({ userKey }),
  headers: new Headers(),
});
const refused: ApiResult<User> = { outcome: 'expired', url: '/api/PortalIdentity/GetUser' };

/** Asks a server that gives these answers in turn; the session has these marks before, between and after them. */
async function ask(answers: readonly ApiResult<User>[], marks: readonly string[]) {
  let asked = 0;
  const askForUser = createAskForUser({
    client: {
      getUser: () => {
        const answer = answers[asked] ?? refused;
        asked += 1;
        return Promise.resolve(answer);
      },
    },
    sessionMark: () => marks[asked] ?? null,
  });
  const result = await askForUser();
  return { asked, who: result.outcome === 'ok' ? result.value.userKey : result.outcome };
}

it.each([
  ['once', 'is the same', [answerOf('maja')], ['first', 'first'], 'maja'],
  ['again', 'is replaced meanwhile', [answerOf('maja'), answerOf('elsa')], ['1', '2', '2'], 'elsa'],
  [
    'twice at most',
    'changes with every answer',
    [answerOf('maja'), answerOf('maja')],
    ['1', '2', '3'],
    'maja',
  ],
  ['once', 'has ended', [refused], ['1', '2'], 'expired'],
])('asks whose the session is %s when it %s [Z12]', async (_times, _what, answers, marks, who) => {
  expect(await ask(answers, marks)).toEqual({ asked: answers.length, who });
});
