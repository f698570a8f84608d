import type { ApiResult } from '@mina-sidor/api-client';

/** Pauses in milliseconds before the second and the third call. */
const pausesBeforeRetry = [300, 1000] as const;

/** Nobody waits longer for a page that they have asked for. */
const longestWaitMs = 60_000;

/** How long the server has asked to be left alone, in milliseconds. */
const waitOf = (result: ApiResult<unknown>): number =>
  result.outcome === 'tooMany' ? (result.waitMs ?? 0) : 0;

/** The server has answered for certain that there is no such thing, or that it is another customer's. */
export function isMissing(result: ApiResult<unknown>): boolean {
  return result.outcome === 'http' && result.status === 404;
}

/**
 * Whether asking again may help (row Q05). A system that is switched off (503) and a call that has already waited
 * a minute are not asked again, nor is what the server has said is not there (404).
 */
function isWorthRetrying(result: ApiResult<unknown>): boolean {
  switch (result.outcome) {
    case 'http':
      return result.status !== 503 && !isMissing(result);
    case 'network':
    case 'invalid':
      return true;
    case 'tooMany':
      return waitOf(result) <= longestWaitMs;
    case 'ok':
    case 'unavailable':
    case 'expired':
    case 'timeout':
    case 'aborted':
      return false;
  }
}

/** Makes the call, and up to two more times while it fails in a way that may pass. */
export async function withRetries<Value>(
  call: () => Promise<ApiResult<Value>>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<ApiResult<Value>> {
  let result = await call();
  for (const milliseconds of pausesBeforeRetry) {
    if (!isWorthRetrying(result)) return result;
    await pause(Math.max(milliseconds, waitOf(result)));
    result = await call();
  }
  return result;
}
