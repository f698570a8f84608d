import type { ClaimDocument } from '@mina-sidor/api-client';

import { lettersOf } from '../domain/caseLetters.rules.ts';
import { useCustomer } from './customer.ts';
import { useClaimDocuments } from './useClaimDocuments.ts';

/**
 * The letters about a case, newest first; null while they are being asked for. That happens behind the page, which works
 * without them: none where they cannot be fetched, or the customer has no access to documents.
 */
export function useCaseLetters(referenceNumber: string): readonly ClaimDocument[] | null {
  const { access } = useCustomer();
  const isOpen = access.claimDocuments === 'open';
  const query = useClaimDocuments(isOpen, 'background');
  if (isOpen && query.status === 'loading') return null;
  return query.status === 'ready' ? lettersOf(referenceNumber, query.value) : [];
}
