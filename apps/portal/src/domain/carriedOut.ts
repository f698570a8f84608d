import type { ApiFailure } from '@mina-sidor/api-client';

/** Whether the server may have carried out a call that changes something, although it did not answer that it has. */
export function mayBeCarriedOut(failure: ApiFailure): boolean {
  switch (failure.outcome) {
    case 'http':
      // With 408 the server has not waited, for us or for another server. Above 500 something between us and the server has
      // answered, also with a 503 that names no system (row E02), and may hide what the server did.
      return failure.status === 408 || failure.status > 500;
    case 'unavailable':
    case 'expired':
    case 'tooMany':
      return false;
    case 'network':
    case 'timeout':
    case 'aborted':
    case 'invalid':
      return true;
  }
}
