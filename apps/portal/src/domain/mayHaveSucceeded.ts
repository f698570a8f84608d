import type { ApiFailure } from '@mina-sidor/api-client';

/** Whether the server may have carried out a call although it did not confirm it. */
export function mayHaveSucceeded(failure: ApiFailure): boolean {
  switch (failure.outcome) {
    case 'http':
      // 408: a server stopped waiting. Above 500, including a 503 that names no system (row E02): a proxy answered,
      // and the server may have carried out the call.
      return failure.status === 408 || failure.status > 500;
    case 'unavailable':
    case 'expired':
    case 'tooMany':
      return false;
    case 'network':
    case 'timeout':
      return failure.isUndone !== true;
    case 'aborted':
    case 'invalid':
      return true;
  }
}
