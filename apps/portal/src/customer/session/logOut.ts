import type { PortalClient } from '@mina-sidor/api-client';

import type { SessionStore } from './session.ts';
import { createStore, type ReadableStore } from '../../platform/store.ts';
import type { LogOut, LogOutReason, RefusedWish } from './logOut.rules.ts';

/**
 * The one way out. What this tab does to the customer's data, what it tells the other tabs and what the logged-out page
 * says all follow from its store.
 */
export interface LogOutControl {
  /** The log-out that stands; null while there has been none since the document was loaded or somebody logged in. */
  readonly store: ReadableStore<LogOut | null>;
  /**
   * Forgets the customer in this tab at once and ends the session at the server (rows R05 and L25). Does nothing while a
   * log-out stands, unless the server could not be reached: then it tries again.
   *
   * @param refused what the customer has pressed for, where the refusal of it has shown that the session is gone
   */
  readonly end: (reason: LogOutReason, refused?: RefusedWish) => void;
  /** Another tab logs out, and tells the server: this one forgets the customer at once (row Z12). */
  readonly followOtherTab: (reason: LogOutReason) => void;
  /** What the server has answered the other tab whose log-out stands here. */
  readonly learnOutcome: (outcome: 'loggedOut' | 'failed') => void;
  /** Settles when the server has answered this tab; at once when nothing has been asked. */
  readonly answered: () => Promise<void>;
}

interface LogOutParts {
  readonly client: Pick<PortalClient, 'logout'>;
  readonly session: Pick<SessionStore, 'store'>;
  /** Forgets what this tab knows of the customer. */
  readonly forgetCustomer: () => void;
}

export function createLogOut({ client, session, forgetCustomer }: LogOutParts): LogOutControl {
  const store = createStore<LogOut | null>(null);
  let answer = Promise.resolve();

  const tellServer = async (mine: LogOut) => {
    const { outcome } = await client.logout();
    // Somebody has logged in since: what is said of the session before no longer counts.
    if (store.get() !== mine) return;
    const isOut = outcome === 'ok' || outcome === 'expired';
    store.set({ ...mine, outcome: isOut ? 'loggedOut' : 'failed' });
  };

  const end = (reason: LogOutReason, refused?: RefusedWish) => {
    const last = store.get();
    if (last !== null && last.outcome !== 'failed') return;
    const mine: LogOut = {
      reason,
      by: 'thisTab',
      outcome: last === null ? 'pending' : 'tryingAgain',
      refused: last === null ? refused : last.refused,
    };
    // Before anybody hears of it: a page that is left asks nobody about files that are forgotten already (row Z15).
    forgetCustomer();
    store.set(mine);
    answer = tellServer(mine);
  };

  session.store.subscribe(() => {
    const { status } = session.store.get();
    if (status === 'loggedIn') store.set(null);
    // Whom a page meets that has just been loaded, after too long: out, before anything is shown (row B06).
    if (status === 'timedOut') end('inactivity');
  });

  return {
    store,
    end,
    followOtherTab: (reason) => {
      if (session.store.get().status === 'anonymous') return;
      forgetCustomer();
      store.set({ reason, by: 'otherTab', outcome: 'pending' });
    },
    learnOutcome: (outcome) => {
      const current = store.get();
      if (current?.by === 'otherTab') store.set({ ...current, outcome });
    },
    answered: () => answer,
  };
}
