import { type ClaimCase, paymentObstacleOf } from '@mina-sidor/api-client';

/**
 * The cases, each once: one that the server lists twice would count, and be paid, twice. It counts as it is listed first,
 * unless a later entry says that it must not be paid.
 *
 * @param others left out: cases that are listed elsewhere too
 */
export function eachCaseOnce(
  cases: readonly ClaimCase[],
  others: readonly ClaimCase[] = [],
): ClaimCase[] {
  const leftOut = new Set(others.map(({ referenceNumber }) => referenceNumber));
  const byNumber = new Map<string, ClaimCase>();
  for (const one of cases) {
    if (leftOut.has(one.referenceNumber)) continue;
    const known = byNumber.get(one.referenceNumber);
    const stopsPayment = paymentObstacleOf(one) !== null;
    if (known === undefined || (stopsPayment && paymentObstacleOf(known) === null)) {
      byNumber.set(one.referenceNumber, one);
    }
  }
  return [...byNumber.values()];
}
