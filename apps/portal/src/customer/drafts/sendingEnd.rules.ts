import type { ApiFailure, ApiResult, StoredMessage } from '@mina-sidor/api-client';

import type { SendingEnd } from './draft.rules.ts';

/**
 * What the answer to a message says about what became of it.
 *
 * @param hasLeft the whole message has left the browser: it may be stored, though no answer is awaited any more
 */
export function sendingEndOf(result: ApiResult<StoredMessage>, hasLeft: boolean): SendingEnd {
  switch (result.outcome) {
    case 'ok':
      return { type: 'sent', message: result.value };
    case 'http':
      return endAfter(result.status);
    case 'unavailable':
      return { type: 'failed', problem: 'systemOff' };
    case 'expired':
      return { type: 'failed', problem: 'loggedOut' };
    case 'aborted':
      return { type: hasLeft ? 'lost' : 'stopped' };
    case 'network':
    case 'timeout':
    case 'invalid':
      return { type: 'lost' };
  }
}

/** What it means for the message that something before its own call failed: nothing of it has left. */
export function endBeforeCall(failure: ApiFailure): SendingEnd {
  const end = sendingEndOf(failure, false);
  return end.type === 'failed' || end.type === 'stopped'
    ? end
    : { type: 'failed', problem: 'failed' };
}

function endAfter(status: number): SendingEnd {
  switch (status) {
    case 400:
    case 413:
    case 415:
    case 422:
      return { type: 'refused' };
    // The server has not waited for the whole message, or for another server, and may have carried it out.
    case 408:
      return { type: 'lost' };
    default:
      // Above 500 something between us and the server has answered, also with a 503 that names no system (row E02).
      return status > 500 ? { type: 'lost' } : { type: 'failed', problem: 'failed' };
  }
}
