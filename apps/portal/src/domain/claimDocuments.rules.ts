import type { InsuranceDocument } from '@mina-sidor/api-client';

/** Whether the document is a debt compilation (row K04). */
export function isDebtCompilation({
  minaSidorDocumentType,
}: Pick<InsuranceDocument, 'minaSidorDocumentType'>): boolean {
  return minaSidorDocumentType.trim().toLowerCase() === 'sammanställning';
}
