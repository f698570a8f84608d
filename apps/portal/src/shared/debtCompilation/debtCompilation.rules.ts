import type { InsuranceDocument } from '@mina-sidor/api-client';

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
