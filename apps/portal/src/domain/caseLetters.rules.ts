import type { ClaimDocument } from '@mina-sidor/api-client';

const withoutSpaces = (text: string): string => text.replaceAll(/\s/gu, '');

/** The letters about a case, newest first. Spaces in the number do not matter. */
export function lettersOf(
  referenceNumber: string,
  documents: readonly ClaimDocument[],
): readonly ClaimDocument[] {
  const wanted = withoutSpaces(referenceNumber);
  return documents
    .filter((each) => withoutSpaces(each.referenceNumber ?? '') === wanted)
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
