import type { ApiFailure, ApiResult, StoredMessage, UploadProgress } from '@mina-sidor/api-client';

import type { SendingEnd } from './draft.rules.ts';

const lost: SendingEnd = { type: 'lost' };

/** What the answer to a message says about what became of it. */
export function sendingEndOf(
  result: ApiResult<StoredMessage>,
  progress: UploadProgress | null,
): SendingEnd {
  switch (result.outcome) {
    case 'ok':
      return { type: 'sent', message: result.value };
    case 'http':
      return endAfter(result.status);
    case 'unavailable':
      return { type: 'failed', problem: 'systemOff', isRefusal: false };
    case 'expired':
      return { type: 'failed', problem: 'loggedOut', isRefusal: false };
    case 'aborted':
      return hasLeft(progress) ? lost : { type: 'failed', problem: 'stopped', isRefusal: false };
    case 'network':
    case 'timeout':
    case 'invalid':
      return lost;
  }
}

/** What it means for the message that something before its own call failed: nothing of it has left. */
export function endBeforeCall(failure: ApiFailure): SendingEnd {
  const end = sendingEndOf(failure, null);
  const problem = end.type === 'failed' ? end.problem : 'failed';
  return { type: 'failed', problem, isRefusal: false };
}

/** Whether the whole message has left the browser: then it may be stored, though no answer is awaited any more. */
export function hasLeft(progress: UploadProgress | null): boolean {
  return progress !== null && progress.sentBytes >= progress.totalBytes;
}

function endAfter(status: number): SendingEnd {
  switch (status) {
    case 400:
    case 413:
    case 415:
    case 422:
      return { type: 'failed', problem: 'failed', isRefusal: true };
    // The server has not waited for the whole message, or for another server, and may have carried it out.
    case 408:
      return lost;
    default:
      // Above 500 something between us and the server has answered, also with a 503 that names no system (row E02).
      return status > 500 ? lost : { type: 'failed', problem: 'failed', isRefusal: false };
  }
}
