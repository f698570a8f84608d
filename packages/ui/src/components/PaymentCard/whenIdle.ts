import { durations } from '../../theme/tokens.ts';

/**
 * Calls back when the browser has nothing better to do; where it cannot tell, after a moment.
 *
 * @returns what calls it off
 */
export function whenIdle(callback: () => void): () => void {
  // Safari has no such function.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callback, durations.settle);
    return () => {
      clearTimeout(timer);
    };
  }
  const request = requestIdleCallback(callback, { timeout: durations.patience });
  return () => {
    cancelIdleCallback(request);
  };
}
