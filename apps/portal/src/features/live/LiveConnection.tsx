import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { useAccess } from '../../customer/accessNow.ts';
import { useServices } from '../../customer/services.ts';
import { useRefetchUnreadCount } from '../../customer/useUnreadCount.ts';
import { createLiveConnection, type LiveConnectionControl } from './createLiveConnection.ts';
import { pageAttention } from '../../platform/pageAttention.ts';
import { useUnreadRise } from './useUnreadRise.ts';

/** A problem is reported once for each page load, even if the component mounts again (row H12). */
let isReported = false;

/** How long a report waits, in milliseconds: a page that is being left is gone by then. */
const reportDelay = 1000;

/** Leaving the page aborts a connection that is being started. That is not an error. */
let isLeaving = false;
addEventListener('pagehide', () => {
  isLeaving = true;
});
addEventListener('pageshow', () => {
  isLeaving = false;
});

/** Keeps the live connection while a customer is logged in and messages are open (rows H01 and H05). */
export function LiveConnection() {
  const { liveEvents, deviceKind, client, ask, clock, errorLog } = useServices();
  const isOpen = useAccess()?.systems.messages === true;
  const refetchUnread = useRefetchUnreadCount();
  const connection = useRef<LiveConnectionControl | null>(null);
  const { pathname } = useLocation();
  const checkedOn = useRef(pathname);
  useUnreadRise();

  useEffect(() => {
    if (!isOpen) return undefined;
    const live = createLiveConnection({
      // This file gives the chunk its name.
      loadHub: async () => (await import('./hubClient.ts')).createPortalHub,
      page: pageAttention,
      deviceKind,
      emit: liveEvents.emit,
      refetchUnread,
      // Any call renews the session. This one is allowed whenever messages are open.
      renewSession: async () => {
        await ask(() => client.getNumberOfUnreadConversations(), {
          kind: 'background',
          isRetried: false,
        });
      },
      pause: (milliseconds) =>
        new Promise((resolve) => {
          clock.setTimeout(resolve, milliseconds);
        }),
      now: () => clock.now(),
      report: (reason) => {
        // Leaving the page aborts its requests, sometimes before `pagehide`.
        clock.setTimeout(() => {
          if (isLeaving || isReported) return;
          isReported = true;
          errorLog.report(new Error(`Live connection: ${reason}`));
        }, reportDelay);
      },
    });
    connection.current = live;
    return live.end;
  }, [isOpen, deviceKind, liveEvents, client, ask, clock, errorLog, refetchUnread]);

  useEffect(() => {
    if (pathname === checkedOn.current) return;
    checkedOn.current = pathname;
    connection.current?.check();
  }, [pathname]);

  return null;
}
