// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { aScope, scopeParts } from '../../testing/aScope.ts';
import { aUser } from '../../testing/StoryFrame.tsx';
import { createScope } from '../scope.ts';
import { beginLogOut, type LogOut } from './logOut.rules.ts';
import { nextSession } from './session.rules.ts';
import type { Session } from './sessionControl.ts';

const user = aUser();
const scope = aScope(user);
const visitor = createScope(null, scopeParts());

const loggedIn: Session = { status: 'loggedIn', user, scope, answeredAt: 1 };
const pending: LogOut = { reason: 'chosen', by: 'thisTab', outcome: 'pending' };
const failed: LogOut = { ...pending, outcome: 'failed' };
const elsewhere: LogOut = { ...pending, by: 'otherTab' };
const after = (logOut: LogOut | null): Session => ({ status: 'anonymous', logOut, scope: visitor });

describe('who is logged in', () => {
  it('is the customer whom the server has named, after any log-out [L15]', () => {
    const entered = { type: 'entered', user, scope, answeredAt: 1 } as const;
    expect(nextSession(after(failed), entered)).toEqual(loggedIn);
  });

  it('is not known when the server does not say, and what shows stays [E20]', () => {
    const failure = { outcome: 'timeout', url: '' } as const;
    expect(nextSession(loggedIn, { type: 'notKnown', failure })).toEqual({
      status: 'failed',
      failure,
      scope,
    });
  });

  it('is nobody after a log-out [R05]', () => {
    const left = { type: 'left', logOut: pending, scope: visitor } as const;
    expect(nextSession(loggedIn, left)).toEqual(after(pending));
  });
});

describe('the server’s answer to a log-out', () => {
  it('shows with this log-out [R05]', () => {
    const event = { type: 'logOutAnswered', logOut: pending, outcome: 'loggedOut' } as const;
    expect(nextSession(after(pending), event)).toEqual(after({ ...pending, outcome: 'loggedOut' }));
  });

  it.each([
    ['somebody has logged in since', loggedIn],
    ['another log-out has begun since', after({ ...pending })],
  ])('changes nothing when %s [Z12]', (_what, session) => {
    const event = { type: 'logOutAnswered', logOut: pending, outcome: 'failed' } as const;
    expect(nextSession(session, event)).toBe(session);
  });
});

it.each([
  ['is under way in another tab', elsewhere, 'failed'],
  ['has failed here', failed, 'loggedOut'],
] as const)('a log-out that %s ends as that tab tells [Z12]', (_what, logOut, outcome) => {
  const told = { type: 'outcomeTold', outcome } as const;
  expect(nextSession(after(logOut), told)).toEqual(after({ ...logOut, outcome }));
});

it.each([
  ['while its own call is under way', after(pending)],
  ['that it knows', after(failed)],
  ['when nobody has logged out', after(null)],
  ['while somebody is logged in', loggedIn],
])('a tab does not take what another tab tells %s [Z12]', (_what, session) => {
  expect(nextSession(session, { type: 'outcomeTold', outcome: 'failed' })).toBe(session);
});

const said = { reason: 'inactivity', refused: 'extractOrder', unconfirmed: 'begun' } as const;

it.each([
  ['begins', null, { ...said, by: 'thisTab', outcome: 'pending' }],
  [
    'tries again after a failure, with what that one said',
    { ...failed, refused: 'payment' },
    {
      reason: 'inactivity',
      by: 'thisTab',
      outcome: 'tryingAgain',
      refused: 'payment',
      unconfirmed: undefined,
    },
  ],
  ['is not begun twice', pending, null],
  ['is not begun where another tab does', elsewhere, null],
  ['is not begun after it has succeeded', { ...pending, outcome: 'loggedOut' }, null],
] as const)('a log-out %s [R05, L25]', (_what, last, expected) => {
  expect(beginLogOut(last, said)).toEqual(expected);
});
