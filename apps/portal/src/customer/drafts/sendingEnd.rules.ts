import type { ApiFailure, ApiResult, StoredMessage } from '@mina-sidor/api-client';

import { mayBeCarriedOut } from '../../domain/carriedOut.ts';
import type { SendingEnd } from './draft.rules.ts';

/** The server has read the message and does not take it as it is. */
const refusals: ReadonlySet<number> = new Set([400, 413, 415, 422]);

/**
 * What the answer to a message says about what became of it.
 *
 * @param hasLeft the whole message has left the browser: it may be stored, though no answer is awaited any more
 */
export function sendingEndOf(result: ApiResult<StoredMessage>, hasLeft: boolean): SendingEnd {
  if (result.outcome === 'ok') return { type: 'sent', message: result.value };
  if (result.outcome === 'aborted') return { type: hasLeft ? 'lost' : 'stopped' };
  if (mayBeCarriedOut(result)) return { type: 'lost' };
  if (result.outcome === 'unavailable') return { type: 'failed', problem: 'systemOff' };
  if (result.outcome === 'expired') return { type: 'failed', problem: 'loggedOut' };
  return result.outcome === 'http' && refusals.has(result.status)
    ? { type: 'refused', file: result.refusedFile ?? null }
    : { type: 'failed', problem: 'failed' };
}

/** What it means for the message that something before its own call failed: nothing of it has left. */
export function endBeforeCall(failure: ApiFailure): SendingEnd {
  const end = sendingEndOf(failure, false);
  return end.type === 'failed' || end.type === 'stopped'
    ? end
    : { type: 'failed', problem: 'failed' };
}
