import type { ApiResult } from '@mina-sidor/api-client';

import { mayHaveSucceeded } from './mayHaveSucceeded.ts';

/** How an order ended. */
export type OrderEnd =
  | 'ordered'
  /** The server refused, so nothing was ordered (rows E10 and X05). */
  | 'failed'
  /** No answer came, so the order may have been made. */
  | 'unknown';

/** A system that is off and an ended session count as refusals; `outcomePolicy` then replaces what the page shows. */
export function orderEndOf(result: ApiResult<undefined>): OrderEnd {
  if (result.outcome === 'ok') return 'ordered';
  return mayHaveSucceeded(result) ? 'unknown' : 'failed';
}
