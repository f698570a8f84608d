import { type ClaimCase, paymentObstacleOf } from '@mina-sidor/api-client';

/**
 * The cases, each once: one that the server lists twice would count, and be paid, twice. It counts as it is listed first,
 * unless a later entry says that it must not be paid.
 */
export function eachCaseOnce(cases: readonly ClaimCase[]): ClaimCase[] {
  const byNumber = new Map<string, ClaimCase>();
  for (const one of cases) {
    const known = byNumber.get(one.referenceNumber);
    const stopsPayment = paymentObstacleOf(one) !== null;
    if (known === undefined || (stopsPayment && paymentObstacleOf(known) === null)) {
      byNumber.set(one.referenceNumber, one);
    }
  }
  return [...byNumber.values()];
}
