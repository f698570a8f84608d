import type { PortalClient } from '@mina-sidor/api-client';

import type { SafeStorage } from '../../platform/storage.ts';
import type { LogOutReason } from './logOutReason.ts';

/** The name in the storage. The reason stands there until the server has answered, even if all tabs are closed. */
const dueKey = 'logOutDue';

/** Ends sessions on the server, and remembers one that it may not have ended. */
export function createServerLogOut(
  client: Pick<PortalClient, 'logout'>,
  browserStorage: SafeStorage,
) {
  let underWay = new AbortController();
  let isGivenUp = false;
  /** Whether the server has ended the session. */
  const ask = async (): Promise<boolean> => {
    isGivenUp = false;
    const { outcome } = await client.logout({ signal: underWay.signal });
    return outcome === 'ok' || outcome === 'expired';
  };
  const owe = (reason: LogOutReason) => browserStorage.setItem(dueKey, reason);
  const settle = () => browserStorage.removeItem(dueKey);

  return {
    ask,
    owe,
    settle,
    /** Ends the calls that have not been answered. The sessions stay due. */
    giveUpLogOut: () => {
      isGivenUp = true;
      underWay.abort();
      underWay = new AbortController();
    },
    isGivenUp: () => isGivenUp,
    /** Why a session has to end that the server may still have. */
    due: () => browserStorage.getItem(dueKey),
    /** Ends the session of a login that nobody was let in by. */
    dropLogin: async (): Promise<void> => {
      owe('chosen');
      // A later login has given this call up, and its own end decides.
      if (await ask()) settle();
    },
  };
}
