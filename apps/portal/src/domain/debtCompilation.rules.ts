import {
  type ClaimDocument,
  type ClaimDocumentType,
  claimDocumentTypes,
  knownWordInAnyCase,
} from '@mina-sidor/api-client';

/** The type, in any spelling of it; null for a word that is not known. */
export function documentTypeOf({
  minaSidorDocumentType,
}: Pick<ClaimDocument, 'minaSidorDocumentType'>): ClaimDocumentType | null {
  return knownWordInAnyCase(claimDocumentTypes, minaSidorDocumentType);
}

/** Whether the document is a debt compilation (row K04). */
function isDebtCompilation(document: ClaimDocument): boolean {
  return documentTypeOf(document) === 'Sammanställning';
}

/** Why there is no compilation, or why nobody can tell. */
export type OrderProblem =
  /** The server refused, or answered something else than an order, and no new compilation is there (row E10). */
  | 'failed'
  /** No answer came, and no new compilation is among the documents. */
  | 'notArrived'
  /** No answer came, and how it stands could not be asked either. */
  | 'unknown'
  /** No answer came, and it is not known what was there before the order, so that nothing can be compared. */
  | 'unverifiable';

/** How many of the documents are debt compilations; `null` where the documents are not known. */
export function compilationsIn(documents: readonly ClaimDocument[] | null): number | null {
  return documents === null ? null : documents.filter(isDebtCompilation).length;
}

interface Compilations {
  /** How many there were before the order. */
  readonly before: number | null;
  readonly now: number | null;
  /** Something has answered the order, though not what an order is answered with. */
  readonly wasAnswered: boolean;
}

/** What the documents tell of an order that nobody has answered for sure. */
export function orderStandsAs({
  before,
  now,
  wasAnswered,
}: Compilations): 'ordered' | OrderProblem {
  if (before === null) return 'unverifiable';
  if (now === null) return 'unknown';
  if (now > before) return 'ordered';
  return wasAnswered ? 'failed' : 'notArrived';
}
