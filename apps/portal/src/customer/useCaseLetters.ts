import type { ClaimDocument } from '@mina-sidor/api-client';

import { lettersOf } from '../domain/caseLetters.rules.ts';
import { claimDocumentsKey } from './useClaimDocuments.ts';
import { useCustomer } from './customer.ts';
import { useQuery } from './useQuery.ts';

/**
 * The letters about a case, newest first. They are asked for behind the page, which works without them: an empty list
 * until they are known, and where the customer has no access to documents.
 *
 * @param isWanted whether anything depends on them
 */
export function useCaseLetters(
  referenceNumber: string,
  isWanted: boolean,
): readonly ClaimDocument[] {
  const { access } = useCustomer();
  const isOpen = isWanted && access.claimDocuments === 'open';
  const query = useQuery(
    isOpen ? claimDocumentsKey : null,
    (client) => client.getClaimDocuments(),
    { kind: 'background' },
  );
  return query.status === 'ready' ? lettersOf(referenceNumber, query.value) : [];
}
