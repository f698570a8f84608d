import type { InsuranceDocument } from '@mina-sidor/api-client';

import { isDebtCompilation } from '../../domain/claimDocuments.rules.ts';

/** The documents of the claims system, as the page shows them (row K01). */
export interface ClaimSections {
  readonly demands: readonly InsuranceDocument[];
  readonly compilations: readonly InsuranceDocument[];
  /** The latest agreement on an instalment plan, or none (row K05). */
  readonly agreements: readonly InsuranceDocument[];
}

/** A section with documents of the claims system. */
export type ClaimSection = keyof ClaimSections;

const sectionsByType = new Map<string, ClaimSection>([
  ['kravbrev', 'demands'],
  ['utskick', 'demands'],
  ['avbetalningsplan', 'agreements'],
]);

/** Where the document is shown (row K04); `null` for a type that is not known, which is left out (row K05). */
export function sectionOf(
  document: Pick<InsuranceDocument, 'minaSidorDocumentType'>,
): ClaimSection | null {
  if (isDebtCompilation(document)) return 'compilations';
  return sectionsByType.get(document.minaSidorDocumentType.trim().toLowerCase()) ?? null;
}

/** The documents by their sections, each in the order in which they came. */
export function toSections(documents: readonly InsuranceDocument[]): ClaimSections {
  const of = (section: ClaimSection) => documents.filter((each) => sectionOf(each) === section);
  const agreements = of('agreements');
  // Days as text compare as days. Of two from the same day the first counts: the server sends the newest first.
  const latest = agreements.reduce<InsuranceDocument | null>(
    (found, each) => (found === null || each.createdDate > found.createdDate ? each : found),
    null,
  );
  return {
    demands: of('demands'),
    compilations: of('compilations'),
    agreements: latest === null ? [] : [latest],
  };
}
