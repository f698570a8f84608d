import type { Clock, PortalClient } from '@mina-sidor/api-client';

import type { SafeStorage } from '../../platform/storage.ts';
import type { LogOutReason } from './logOutReason.ts';

/**
 * The name in the storage. The reason stands there until the server has answered, even if all tabs are closed. The time at
 * which a login was ordered after it stands behind it.
 */
const dueKey = 'logOutDue';

/** How long a login may take, in milliseconds. Meanwhile no log-out begins by itself: it would make the login fail. */
const loginPatience = 5 * 60_000;

/** Ends sessions on the server, and remembers one that it may not have ended. */
export function createServerLogOut(
  client: Pick<PortalClient, 'logout' | 'getUser'>,
  browserStorage: SafeStorage,
  clock: Pick<Clock, 'now'>,
) {
  let underWay = new AbortController();
  /** Where the browser keeps nothing, at least this document knows. */
  let loginOrderedHere = Number.NaN;
  /** Whether the server has ended the session. */
  const ask = async (): Promise<boolean> => {
    const { signal } = underWay;
    const result = await client.logout({ signal });
    if (result.outcome === 'ok') return true;
    // The server may have no session to end, or a gateway refuses a single call of one that lives.
    const isRefused =
      result.outcome === 'expired' || (result.outcome === 'http' && result.status < 500);
    return isRefused && (await client.getUser({ signal })).outcome === 'expired';
  };
  const owe = (reason: LogOutReason) => {
    loginOrderedHere = Number.NaN;
    browserStorage.setItem(dueKey, reason);
  };
  const settle = () => browserStorage.removeItem(dueKey);
  /** The reason, and when a login was ordered. */
  const due = () => browserStorage.getItem(dueKey)?.split(' ') ?? [];

  return {
    ask,
    owe,
    settle,
    /** Ends the calls that have not been answered, for a login. The sessions stay due. */
    giveUpLogOut: () => {
      loginOrderedHere = clock.now();
      const [reason] = due();
      if (reason !== undefined) {
        const isKept = browserStorage.setItem(dueKey, `${reason} ${String(loginOrderedHere)}`);
        // There was no room for the time. The next document must not open the session.
        if (!isKept) browserStorage.setItem(dueKey, reason);
      }
      underWay.abort();
      underWay = new AbortController();
    },
    /** Whether a login may be under way, in any tab, that was ordered after the log-out. */
    isGivenUp: () =>
      [loginOrderedHere, Number(due()[1])].some(
        (orderedAt) => Math.abs(clock.now() - orderedAt) < loginPatience,
      ),
    /** Why a session has to end that the server may still have. */
    due: () => due()[0] ?? null,
    /** Ends the session, if there is one. */
    end: async (reason: LogOutReason): Promise<void> => {
      owe(reason);
      // A later login has given this call up, and its own end decides.
      if (await ask()) settle();
    },
  };
}
