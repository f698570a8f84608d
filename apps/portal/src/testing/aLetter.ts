import type { ClaimDocument } from '@mina-sidor/api-client';

/** A reminder about the case of `aCase`. Override what matters to the test. */
export function aLetter(overrides: Partial<ClaimDocument> = {}): ClaimDocument {
  return {
    minaSidorDocumentType: 'Kravbrev',
    minaSidorDisplayName: 'Påminnelse',
    deliveryMethod: 'Kivra',
    referenceNumber: '47110023918',
    createdDate: '2026-11-05',
    index: 1,
    token: null,
    fileSize: 137_000,
    ...overrides,
  };
}
