import type { ApiResult, InsuranceDocument } from '@mina-sidor/api-client';

import { isDebtCompilation } from '../insuranceDocuments/insuranceDocuments.rules.ts';

/** Why there is no compilation, or why nobody can tell. */
export type OrderProblem =
  /** The server refused (row E10). */
  | 'failed'
  /** No answer came, and no new compilation is among the documents. */
  | 'notArrived'
  /** No answer came, and how it stands could not be asked either. */
  | 'unknown'
  /** No answer came, and it is not known what was there before the order, so that nothing can be compared. */
  | 'unverifiable';

/** What became of the order. */
export type OrderEnd = 'ordered' | 'failed' | 'unknown';

/**
 * Reads the answer to the order. Where none came the server may have carried it out all the same. A system that is
 * switched off, or a session that has ended, has refused it; the policy then shows its own end over this one.
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

/** How many of the documents are debt compilations; `null` where the documents are not known. */
export function compilationsIn(documents: readonly InsuranceDocument[] | null): number | null {
  return documents === null ? null : documents.filter(isDebtCompilation).length;
}

/** What the documents tell of an order without an answer, by the number of compilations before it and now. */
export function orderStandsAs(
  before: number | null,
  now: number | null,
): 'ordered' | Exclude<OrderProblem, 'failed'> {
  if (before === null) return 'unverifiable';
  if (now === null) return 'unknown';
  return now > before ? 'ordered' : 'notArrived';
}
