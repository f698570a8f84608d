import type { ClaimCase } from '@mina-sidor/api-client';

/** The cases without those that the server lists a second time: they would count, and be paid, twice. */
export function eachCaseOnce(cases: readonly ClaimCase[]): ClaimCase[] {
  const seen = new Set<string>();
  return cases.filter(({ referenceNumber }) => seen.size < seen.add(referenceNumber).size);
}
