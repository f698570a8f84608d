'use client';

import { useSyncExternalStore } from 'react';

/** Whether scripts run. False on the server and while its page is taken over, so that both draw the same. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
