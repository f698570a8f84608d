import { useEffect, useEffectEvent } from 'react';

import { usePageVisible } from '../platform/pageAttention.ts';
import { useServices } from './services.ts';

/** Repeats the action while it is wanted and the page is visible, the first time after a pause. */
export function useRegularly(isWanted: boolean, everyMs: number, action: () => void): void {
  const { clock } = useServices();
  const isRunning = usePageVisible() && isWanted;
  const act = useEffectEvent(action);
  useEffect(() => {
    if (!isRunning) return undefined;
    let timer: unknown = null;
    const actLater = () => {
      timer = clock.setTimeout(() => {
        actLater();
        act();
      }, everyMs);
    };
    actLater();
    return () => clock.clearTimeout(timer);
  }, [isRunning, everyMs, clock]);
}
