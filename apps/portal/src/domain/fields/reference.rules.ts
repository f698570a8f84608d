import { isReferenceOf, type PortalMessageType } from '@mina-sidor/api-client';

/** Which number a question can have, by what it is about. */
export type ReferenceKind =
  /** Of a case about an insurance that was missing (row V08). */
  | 'referenceNumber'
  /** Of a damage case (row V09). */
  | 'caseNumber';

/** Whether a question of this type has a number, and which (row M12). */
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

/** The number as it is sent: without spaces around it, each letter with its marks as one character. */
export function cleanReference(text: string): string {
  return text.trim().normalize();
}

/** What is wrong with the number, given what the question is about (row V10). It may always be left out. */
export function referenceProblemOf(
  type: PortalMessageType | undefined,
  text: string,
): 'malformed' | null {
  if (type === undefined || isReferenceOf(type, cleanReference(text))) return null;
  return 'malformed';
}
