import type { DocumentRecord } from '../store/documents.ts';

const demands: ReadonlySet<string> = new Set(['kravbrev', 'utskick']);

/** From this day on demand letters are shown (row K15). */
const firstShownDay = '2013-04-01';

/** Whether the provider shows the document to its customer: not a demand letter from before April 2013. */
export function isShown({
  minaSidorDocumentType,
  createdDate,
}: Pick<DocumentRecord, 'minaSidorDocumentType' | 'createdDate'>): boolean {
  const isDemand = demands.has(minaSidorDocumentType.trim().toLowerCase());
  return !isDemand || createdDate >= firstShownDay;
}
