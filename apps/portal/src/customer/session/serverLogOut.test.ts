import type { PortalClient } from '@mina-sidor/api-client';
import { expect, it } from 'vitest';

import { createTab } from '../../testing/aTab.ts';
import { createServerLogOut } from './serverLogOut.ts';

type Client = Pick<PortalClient, 'logout' | 'getUser'>;

const unanswered: Client = {
  logout: () => new Promise(() => undefined),
  getUser: () => new Promise(() => undefined),
};

/** A log-out whose calls are never answered, and what became of each. */
function aLogOut() {
  const calls: AbortSignal[] = [];
  const client: Client = {
    ...unanswered,
    logout: ({ signal } = {}) => {
      if (signal !== undefined) calls.push(signal);
      return new Promise(() => undefined);
    },
  };
  const logOut = createServerLogOut(client, createTab().load(), { now: () => 0 });
  return { logOut, aborted: () => calls.map((signal) => signal.aborted) };
}

it('gives up the calls that are on their way when somebody logs in, and no later call [L25]', () => {
  const { logOut, aborted } = aLogOut();
  void logOut.ask();
  void logOut.end('chosen');
  expect(aborted()).toEqual([false, false]);
  logOut.giveUpLogOut();
  void logOut.ask();
  expect(aborted()).toEqual([true, true, false]);
});

it.each([
  ['a login was ordered just now', 0, true],
  ['a login was ordered less than five minutes ago', 299_999, true],
  ['a login was ordered longer ago', 300_000, false],
  ['the clock was set back by five minutes since a login was ordered', -300_000, false],
])(
  'does not begin by itself in any document while a login may be under way: %s [L25]',
  (_what, later, is) => {
    const browser = createTab();
    const before = createServerLogOut(unanswered, browser.load(), { now: () => 1_764_000_000_000 });
    before.owe('inactivity');
    expect(before.isGivenUp()).toBe(false);
    before.giveUpLogOut();
    const now = () => 1_764_000_000_000 + later;
    const reloaded = createServerLogOut(unanswered, browser.load(), { now });
    expect([reloaded.due(), reloaded.isGivenUp()]).toEqual(['inactivity', is]);
    reloaded.owe('chosen');
    expect(reloaded.isGivenUp(), 'after the customer has asked for it again').toBe(false);
  },
);

it('stays due where the browser has no room for the time of a login [L25, Z12]', () => {
  const browser = createTab();
  const now = () => 1_764_000_000_000;
  const logOut = createServerLogOut(unanswered, browser.load(), { now });
  logOut.owe('chosen');
  browser.room = 'chosen'.length;
  logOut.giveUpLogOut();
  expect([logOut.due(), logOut.isGivenUp()]).toEqual(['chosen', true]);
  const reloaded = createServerLogOut(unanswered, browser.load(), { now });
  expect([reloaded.due(), reloaded.isGivenUp()]).toEqual(['chosen', false]);
});
