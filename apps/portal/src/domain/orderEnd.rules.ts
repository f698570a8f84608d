import type { ApiResult } from '@mina-sidor/api-client';

import { mayBeCarriedOut } from './carriedOut.ts';

/** What became of an order of something that the provider makes. */
export type OrderEnd =
  | 'ordered'
  /** The server refused; nothing is ordered (rows E10 and X05). */
  | 'failed'
  /** No answer came: it may be ordered. */
  | 'unknown';

/**
 * Reads the answer to the order. A system that is switched off, or a session that has ended, has refused it; the policy
 * then shows its own end over this one.
 */
export function orderEndOf(result: ApiResult<undefined>): OrderEnd {
  if (result.outcome === 'ok') return 'ordered';
  return mayBeCarriedOut(result) ? 'unknown' : 'failed';
}
