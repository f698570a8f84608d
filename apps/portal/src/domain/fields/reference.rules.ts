import { isReferenceOf, type PortalMessageType } from '@mina-sidor/api-client';

/** The kind of number that a question can have. */
export type ReferenceKind =
  /** The number of a case about missing insurance (row V08). */
  | 'referenceNumber'
  /** The number of a damage case (row V09). */
  | 'caseNumber';

/** Which number a question of this type has, or null for none (row M12). */
export function referenceKindOf(type: PortalMessageType | undefined): ReferenceKind | null {
  switch (type) {
    case 'Insurance':
      return 'referenceNumber';
    case 'Damage':
      return 'caseNumber';
    case 'Other':
    case undefined:
      return null;
  }
}

/** The number as it is sent: trimmed, with each letter and its marks composed into one character. */
export function cleanReference(text: string): string {
  return text.trim().normalize();
}

/** The problem of the number for this type of question (row V10). It is always optional. */
export function referenceProblemOf(
  type: PortalMessageType | undefined,
  text: string,
): 'malformed' | null {
  if (type === undefined || isReferenceOf(type, cleanReference(text))) return null;
  return 'malformed';
}
