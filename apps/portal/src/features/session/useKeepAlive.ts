import { useEffect } from 'react';

import { pageAttention } from '../../platform/pageAttention.ts';
import { useServices } from '../../customer/services.ts';
import { createKeepAlive } from './createKeepAlive.ts';

/** Tells the server that the customer is here (rows B01, B02 and Q11); whether it hears is of no matter to the page (E07). */
export function useKeepAlive(isLoggedIn: boolean): void {
  const { client, clock, ask } = useServices();
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    const leaving = new AbortController();
    const stop = createKeepAlive({
      page: pageAttention,
      clock,
      send: () => {
        void ask(() => client.sendBrowserAlive({ signal: leaving.signal }), {
          kind: 'background',
          isRetried: false,
        });
      },
    });
    return () => {
      stop();
      leaving.abort();
    };
  }, [isLoggedIn, client, clock, ask]);
}
