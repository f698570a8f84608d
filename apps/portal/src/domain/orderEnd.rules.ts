import type { ApiResult } from '@mina-sidor/api-client';

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
  switch (result.outcome) {
    case 'ok':
      return 'ordered';
    case 'http':
      // Nobody said which system is off (row E02): something before the server answered, and may hide what it did.
      return result.status === 503 ? 'unknown' : 'failed';
    case 'unavailable':
    case 'expired':
      return 'failed';
    case 'network':
    case 'timeout':
    case 'aborted':
    case 'invalid':
      return 'unknown';
  }
}
