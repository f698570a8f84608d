import { useEffect } from 'react';

import type { ErrorLog } from '../../platform/errors/errorLog.ts';
import { useAccess, useServices } from '../../customer/services.ts';
import { useRefetchUnreadCount } from '../../customer/useUnreadCount.ts';
import { createLiveConnection } from './createLiveConnection.ts';
import { onlyOnce } from './onlyOnce.ts';
import { pageAttention } from '../../platform/pageAttention.ts';

/** Once for each load of the page, whoever comes and goes meanwhile (row H12). */
const reportOnce = onlyOnce(({ errorLog, reason }: { errorLog: ErrorLog; reason: string }) => {
  errorLog.tell(new Error(`Live connection: ${reason}`));
});

/** Holds the live connection while a customer is logged in and messages are open (rows H01 and H05); draws nothing. */
export function LiveConnection() {
  const { liveEvents, deviceKind, client, ask, clock, errorLog } = useServices();
  const isOpen = useAccess()?.systems.messages === true;
  const refetchUnread = useRefetchUnreadCount();

  useEffect(() => {
    if (!isOpen) return undefined;
    return createLiveConnection({
      // By way of a file with a name of its own, which the script gets in the product.
      loadHub: async () => (await import('./hubClient.ts')).createPortalHub,
      page: pageAttention,
      deviceKind,
      tell: liveEvents.tell,
      refetchUnread,
      // Any call does; this one is the customer's as soon as messages are open.
      renewSession: async () => {
        await ask(() => client.getNumberOfUnreadConversations(), {
          kind: 'background',
          isRetried: false,
        });
      },
      now: () => clock.now(),
      report: (reason) => reportOnce({ errorLog, reason }),
    });
  }, [isOpen, deviceKind, liveEvents, client, ask, clock, errorLog, refetchUnread]);

  return null;
}
