import type { createPortalHub, PortalHub } from '@mina-sidor/api-client/hub';

import type { DeviceKind } from '../../shared/deviceKind.ts';
import type { LiveEvent } from '../../shared/live/liveEvents.ts';
import { oneAtATime } from '../../shared/oneAtATime.ts';
import { liveStep, mayMoveUnreadCount } from './live.rules.ts';
import type { PageAttention } from './pageAttention.ts';

interface LiveConnectionParts {
  /** Fetches the client of the live connection, which is large and not part of the first script. */
  readonly loadHub: () => Promise<typeof createPortalHub>;
  readonly page: PageAttention;
  readonly deviceKind: DeviceKind;
  readonly tell: (event: LiveEvent) => void;
  readonly refetchUnread: () => Promise<void>;
  /** Told why there is no connection, or what was wrong with an event. */
  readonly report: (reason: string) => void;
}

/**
 * Keeps the live connection of one customer for as long as the customer is here and messages are open. Everything
 * works without it: a failure shows nothing. Answers what ends it for good (row H05).
 */
export function createLiveConnection(parts: LiveConnectionParts): () => void {
  const { loadHub, page, deviceKind, tell } = parts;
  const refetchUnread = oneAtATime(parts.refetchUnread);
  let hub: PortalHub | null = null;
  let loading: Promise<PortalHub> | null = null;
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
        onReconnected: () => arrive({ isReturn: true }),
        onInvalidEvent: report,
      });
      return hub;
    });
    return loading;
  };

  const arrive = ({ isReturn }: { readonly isReturn: boolean }): void => {
    void hub?.join();
    if (isReturn) onEvent({ kind: 'connectionRestored' });
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
      // Any other call renews the session, or finds out that there is none any more.
      await refetchUnread();
      if (isOver || step() !== 'start') return;
      started = await loaded.start();
    }
    switch (started.outcome) {
      case 'connected':
        arrive({ isReturn });
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
