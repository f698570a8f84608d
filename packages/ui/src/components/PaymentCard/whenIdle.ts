import { durations } from '../../theme/tokens.ts';

/**
 * Calls back when the browser is idle, or after a short delay if the browser cannot tell.
 *
 * @returns a function that cancels the call
 */
export function whenIdle(callback: () => void): () => void {
  // Safari does not have `requestIdleCallback`.
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
