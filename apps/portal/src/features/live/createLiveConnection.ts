import type { createPortalHub, PortalHub } from '@mina-sidor/api-client/hub';

import type { DeviceKind } from '../../platform/deviceKind.ts';
import type { LiveEvent } from '../../customer/live/liveEvents.ts';
import { oneAtATime } from '../../platform/oneAtATime.ts';
import { liveStep, mayMoveUnreadCount } from './live.rules.ts';
import type { PageAttention } from '../../platform/pageAttention.ts';

interface LiveConnectionParts {
  /** Loads the client of the live connection, which is too large for the first script. */
  readonly loadHub: () => Promise<typeof createPortalHub>;
  readonly page: PageAttention;
  readonly deviceKind: DeviceKind;
  readonly emit: (event: LiveEvent) => void;
  readonly refetchUnread: () => Promise<void>;
  /** Makes a call, which renews the session or shows that it has ended. */
  readonly renewSession: () => Promise<void>;
  /** Waits; in milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** In milliseconds. */
  readonly now: () => number;
  /** Called with the reason why there is no connection, or with what was wrong with an event. */
  readonly report: (reason: string) => void;
}

/**
 * A first connection that takes longer, in milliseconds, may have missed events after the page fetched its data.
 * After a quick one, nothing is fetched again.
 */
const lateAfter = 3000;

/** How long a visible page waits before it starts a connection that has stopped, in milliseconds (row Z65). */
const restartPause = 5 * 60_000;

export interface LiveConnectionControl {
  /** Starts the connection if it has stopped. Call it when the customer changes page (row Z65). */
  readonly check: () => void;
  /** Ends it for good (row H05). */
  readonly end: () => void;
}

/** Keeps one customer's live connection. The portal works without it, so a failure shows nothing. */
export function createLiveConnection(parts: LiveConnectionParts): LiveConnectionControl {
  const { loadHub, page, deviceKind, emit } = parts;
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
    emit(event);
  };

  const load = (): Promise<PortalHub> => {
    loading ??= loadHub().then((create) => {
      hub = create({
        baseUrl: '',
        onEvent,
        onReconnected: () => void afterConnected({ isReturn: true }),
        onInvalidEvent: report,
      });
      return hub;
    });
    return loading;
  };

  const afterConnected = async ({ isReturn }: { readonly isReturn: boolean }): Promise<void> => {
    // The server sends events from here on.
    await hub?.join();
    const isLate = parts.now() - begun > lateAfter;
    if (!isOver && (isReturn || isLate)) onEvent({ kind: 'connectionRestored' });
  };

  const nextStep = () =>
    liveStep({
      state: hub?.state ?? 'Disconnected',
      isVisible: page.isVisible(),
      isOnline: page.isOnline(),
      deviceKind,
      isFirst,
    });

  const connect = async (): Promise<void> => {
    const loaded = await load();
    // While the script loaded, the customer may have left or the page may have been hidden.
    if (isOver || nextStep() !== 'start') return;
    const isReturn = !isFirst;
    isFirst = false;
    let started = await loaded.start();
    if (started.outcome === 'unauthorized') {
      await parts.renewSession();
      if (isOver || nextStep() !== 'start') return;
      started = await loaded.start();
    }
    if (started.outcome === 'connected') await afterConnected({ isReturn });
    else if (started.outcome === 'failed') report(started.reason);
    else if (started.outcome === 'unauthorized') report(started.outcome);
  };

  const check = (): void => {
    if (isOver) return;
    const next = nextStep();
    if (next === 'stop') hub?.stop();
    if (next !== 'start') return;
    connect().catch((error: unknown) => {
      // The script could not be loaded. The next check loads it again.
      loading = null;
      report(String(error));
    });
  };

  const checkNowAndThen = async (): Promise<void> => {
    check();
    await parts.pause(restartPause);
    if (!isOver) void checkNowAndThen();
  };

  const unsubscribe = page.subscribe(check);
  void checkNowAndThen();

  return {
    check,
    end: () => {
      isOver = true;
      unsubscribe();
      hub?.stop();
    },
  };
}
