import type { ClaimDocument } from '@mina-sidor/api-client';

import { isSameNumber } from './sameNumber.ts';

/** The letters about a case, newest first. Spaces in the number do not matter. */
export function lettersOf(
  referenceNumber: string,
  documents: readonly ClaimDocument[],
): readonly ClaimDocument[] {
  return documents
    .filter((each) => isSameNumber(referenceNumber, each.referenceNumber))
    .toSorted((one, other) => other.createdDate.localeCompare(one.createdDate));
}

/** The newest letter whose name begins so. */
export function letterNamed(
  beginning: string,
  letters: readonly ClaimDocument[],
): ClaimDocument | null {
  return (
    letters.find(({ minaSidorDisplayName }) => minaSidorDisplayName.trim().startsWith(beginning)) ??
    null
  );
}
