import type { ApiFailure, ApiResult, StoredMessage } from '@mina-sidor/api-client';

import { mayHaveSucceeded } from '../../domain/mayHaveSucceeded.ts';
import type { SendingEnd } from './draft.rules.ts';

/** The server has read the message and refuses its content. */
const refusals: ReadonlySet<number> = new Set([400, 413, 415, 422]);

/**
 * Derives from the answer whether the message was stored.
 *
 * @param hasLeft all bytes have left the browser, so the message may be stored although the customer cancelled it
 */
export function sendingEndOf(result: ApiResult<StoredMessage>, hasLeft: boolean): SendingEnd {
  if (result.outcome === 'ok') return { type: 'sent', message: result.value };
  if (result.outcome === 'aborted') return { type: hasLeft ? 'lost' : 'stopped' };
  if (mayHaveSucceeded(result)) return { type: 'lost' };
  if (result.outcome === 'unavailable') return { type: 'failed', problem: 'systemOff' };
  if (result.outcome === 'expired') return { type: 'failed', problem: 'loggedOut' };
  return result.outcome === 'http' && refusals.has(result.status)
    ? { type: 'refused', file: result.refusedFile ?? null }
    : { type: 'failed', problem: 'failed' };
}

/** A call before the message's own call failed, so nothing was sent. */
export function endBeforeCall(failure: ApiFailure): SendingEnd {
  const end = sendingEndOf(failure, false);
  return end.type === 'failed' || end.type === 'stopped'
    ? end
    : { type: 'failed', problem: 'failed' };
}
