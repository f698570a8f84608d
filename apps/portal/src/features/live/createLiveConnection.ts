import type { createPortalHub, PortalHub } from '@mina-sidor/api-client/hub';

import type { DeviceKind } from '../../platform/deviceKind.ts';
import type { LiveEvent } from '../../customer/live/liveEvents.ts';
import { oneAtATime } from '../../platform/oneAtATime.ts';
import { liveStep, mayMoveUnreadCount } from './live.rules.ts';
import type { PageAttention } from '../../platform/pageAttention.ts';

interface LiveConnectionParts {
  /** Fetches the client of the live connection, which is large and not part of the first script. */
  readonly loadHub: () => Promise<typeof createPortalHub>;
  readonly page: PageAttention;
  readonly deviceKind: DeviceKind;
  readonly tell: (event: LiveEvent) => void;
  readonly refetchUnread: () => Promise<void>;
  /** Makes a call that renews the session, or finds out that there is none any more. */
  readonly renewSession: () => Promise<void>;
  /** The time in milliseconds. */
  readonly now: () => number;
  /** Told why there is no connection, or what was wrong with an event. */
  readonly report: (reason: string) => void;
}

/**
 * Milliseconds after which what the page has fetched at the customer's arrival may be older than the first connection:
 * what has happened between is told to nobody. On a quick line nothing is asked for twice.
 */
const lateAfter = 3000;

/**
 * Keeps the live connection of one customer for as long as the customer is here and messages are open. Everything
 * works without it: a failure shows nothing. Answers what ends it for good (row H05).
 */
export function createLiveConnection(parts: LiveConnectionParts): () => void {
  const { loadHub, page, deviceKind, tell } = parts;
  const refetchUnread = oneAtATime(parts.refetchUnread);
  let hub: PortalHub | null = null;
  let loading: Promise<PortalHub> | null = null;
  const begun = parts.now();
  let isFirst = true;
  let isOver = false;

  const report = (reason: string): void => {
    if (!isOver) parts.report(reason);
  };

  const onEvent = (event: LiveEvent): void => {
    if (mayMoveUnreadCount(event.kind)) void refetchUnread();
    tell(event);
  };

  const load = (): Promise<PortalHub> => {
    loading ??= loadHub().then((create) => {
      hub = create({
        baseUrl: '',
        onEvent,
        onReconnected: () => void arrive({ isReturn: true }),
        onInvalidEvent: report,
      });
      return hub;
    });
    return loading;
  };

  const arrive = async ({ isReturn }: { readonly isReturn: boolean }): Promise<void> => {
    // What happens after the server has heard it is told.
    await hub?.join();
    const isLate = parts.now() - begun > lateAfter;
    if (!isOver && (isReturn || isLate)) onEvent({ kind: 'connectionRestored' });
  };

  const step = () =>
    liveStep({
      state: hub?.state ?? 'Disconnected',
      isVisible: page.isVisible(),
      isOnline: page.isOnline(),
      deviceKind,
      isFirst,
    });

  const connect = async (): Promise<void> => {
    const loaded = await load();
    // While the script was on its way the customer may have left, or looked away.
    if (isOver || step() !== 'start') return;
    const isReturn = !isFirst;
    isFirst = false;
    let started = await loaded.start();
    if (started.outcome === 'unauthorized') {
      await parts.renewSession();
      if (isOver || step() !== 'start') return;
      started = await loaded.start();
    }
    switch (started.outcome) {
      case 'connected':
        await arrive({ isReturn });
        return;
      case 'failed':
        report(started.reason);
        return;
      case 'unauthorized':
        report(started.outcome);
        return;
      case 'notNeeded':
    }
  };

  const check = (): void => {
    switch (step()) {
      case 'start':
        connect().catch((error: unknown) => {
          // The script could not be fetched: the next time somebody looks, it is tried again.
          loading = null;
          report(String(error));
        });
        return;
      case 'stop':
        hub?.stop();
        return;
      case 'none':
    }
  };

  const unsubscribe = page.subscribe(check);
  check();

  return () => {
    isOver = true;
    unsubscribe();
    hub?.stop();
  };
}
