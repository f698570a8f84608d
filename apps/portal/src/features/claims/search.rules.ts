import type { ClaimCase } from '@mina-sidor/api-client';

/** Whether there are enough cases for a search (row Z85). */
export function isSearchable(cases: readonly ClaimCase[]): boolean {
  return cases.length >= 10;
}

/** The cases whose number, or that of a vehicle, has the query as a part. An empty query matches all. */
export function foundBy(query: string, cases: readonly ClaimCase[]): readonly ClaimCase[] {
  const wanted = normal(query);
  return cases.filter(({ referenceNumber, registrationNumbers }) =>
    [referenceNumber, ...registrationNumbers].some((number) => normal(number).includes(wanted)),
  );
}

/** Neither spaces nor capitals matter. */
function normal(text: string): string {
  return text.normalize('NFC').replaceAll(/\s/gu, '').toLocaleUpperCase('sv');
}
