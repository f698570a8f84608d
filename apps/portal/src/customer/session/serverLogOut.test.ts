import type { PortalClient } from '@mina-sidor/api-client';
import { expect, it } from 'vitest';

import { createTab } from '../../testing/aTab.ts';
import { createServerLogOut } from './serverLogOut.ts';

/** A log-out whose calls are never answered, and what became of each. */
function aLogOut() {
  const calls: AbortSignal[] = [];
  const client: Pick<PortalClient, 'logout'> = {
    logout: ({ signal } = {}) => {
      if (signal !== undefined) calls.push(signal);
      return new Promise(() => undefined);
    },
  };
  const logOut = createServerLogOut(client, createTab().load());
  return { logOut, aborted: () => calls.map((signal) => signal.aborted) };
}

it('gives up the calls that are on their way when somebody logs in, and no later call [L25]', () => {
  const { logOut, aborted } = aLogOut();
  void logOut.ask();
  void logOut.dropLogin();
  expect(aborted()).toEqual([false, false]);
  logOut.giveUpLogOut();
  void logOut.ask();
  expect(aborted()).toEqual([true, true, false]);
});
