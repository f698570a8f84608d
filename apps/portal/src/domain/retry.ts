import type { ApiResult } from '@mina-sidor/api-client';

/** In milliseconds, before the second and the third call. */
const pausesBeforeRetry = [300, 1000] as const;

/** No customer should wait longer for a page, in milliseconds. */
const longestWaitMs = 60_000;

/** How long the server asks us to wait, in milliseconds. */
const waitOf = (result: ApiResult<unknown>): number =>
  result.outcome === 'tooMany' ? (result.waitMs ?? 0) : 0;

/** The thing does not exist or belongs to another customer. */
export function isMissing(result: ApiResult<unknown>): boolean {
  return result.outcome === 'http' && result.status === 404;
}

/**
 * Whether a retry may help (row Q05). It does not after a 503 (the system is off), a 404, or a timeout, which has
 * already taken a minute.
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

/** Makes the call, and up to two more calls while a retry may help. */
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
