import type { ApiResult } from '@mina-sidor/api-client';

/** Pauses in milliseconds before the second and the third call. */
const pausesBeforeRetry = [300, 1000] as const;

/**
 * Whether asking again may help (row Q05). A system that is switched off (503) and a call that has already waited
 * a minute are not asked again.
 */
function isWorthRetrying(result: ApiResult<unknown>): boolean {
  switch (result.outcome) {
    case 'http':
      return result.status !== 503;
    case 'network':
    case 'invalid':
      return true;
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
    await pause(milliseconds);
    result = await call();
  }
  return result;
}
