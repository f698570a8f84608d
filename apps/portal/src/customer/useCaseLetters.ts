import type { ClaimDocument } from '@mina-sidor/api-client';

import { lettersOf } from '../domain/caseLetters.rules.ts';
import { claimDocumentsKey } from './useClaimDocuments.ts';
import { useCustomer } from './customer.ts';
import { useQuery } from './useQuery.ts';

/**
 * The letters about a case, newest first; null while they are being asked for. That happens behind the page, which works
 * without them: none where they cannot be fetched, or the customer has no access to documents.
 *
 * @param isWanted whether anything depends on them
 */
export function useCaseLetters(
  referenceNumber: string,
  isWanted: boolean,
): readonly ClaimDocument[] | null {
  const { access } = useCustomer();
  const isOpen = isWanted && access.claimDocuments === 'open';
  const query = useQuery(
    isOpen ? claimDocumentsKey : null,
    (client) => client.getClaimDocuments(),
    { kind: 'background' },
  );
  if (isOpen && query.status === 'loading') return null;
  return query.status === 'ready' ? lettersOf(referenceNumber, query.value) : [];
}
