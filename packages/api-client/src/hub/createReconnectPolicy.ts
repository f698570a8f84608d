import type { IRetryPolicy } from '@microsoft/signalr';

import { hubSettings } from './hubSettings.ts';

/**
 * Chooses the pauses before attempts to reconnect. The official client begins again with the shortest pause after each
 * success, so a server that takes connections and drops them at once would be asked without end.
 */
export function createReconnectPolicy(): IRetryPolicy {
  let attempts = 0;
  let lastAttempt = Number.NEGATIVE_INFINITY;

  return {
    nextRetryDelayInMilliseconds({ previousRetryCount }) {
      const now = performance.now();
      const isLostConnection = previousRetryCount === 0;
      if (isLostConnection && now - lastAttempt > hubSettings.steadyAfter) attempts = 0;
      const delay = hubSettings.reconnectDelays[attempts] ?? null;
      attempts += 1;
      lastAttempt = now + (delay ?? 0);
      return delay;
    },
  };
}
