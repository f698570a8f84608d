import { useEffect } from 'react';

import { useServices } from '../../customer/services.ts';
import { useIsOnline } from '../../platform/network.ts';
import { usePageVisible } from '../../platform/pageAttention.ts';
import { useStore } from '../../platform/store.ts';

/** In milliseconds (row B01). */
const keepAliveTimes = { first: 3000, every: 15_000 } as const;

/**
 * Tells the server that a logged-in customer is here while the page is visible and the browser has a network (rows B01, B02
 * and Q11). A failure does not matter to the page (row E07).
 */
export function useKeepAlive(): void {
  const { client, clock, ask, session } = useServices();
  const isLoggedIn = useStore(session.store).status === 'loggedIn';
  const isVisible = usePageVisible();
  const isOnline = useIsOnline();
  const isHere = isLoggedIn && isVisible && isOnline;

  useEffect(() => {
    if (!isHere) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: unknown = null;
    const sendAfter = (pause: number) => {
      timer = clock.setTimeout(() => {
        sendAfter(keepAliveTimes.every);
        void ask(() => client.sendBrowserAlive({ signal }), {
          kind: 'background',
          isRetried: false,
        });
      }, pause);
    };
    sendAfter(keepAliveTimes.first);
    return () => {
      clock.clearTimeout(timer);
      leaving.abort();
    };
  }, [isHere, client, clock, ask]);
}
