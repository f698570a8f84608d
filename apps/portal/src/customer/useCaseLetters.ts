import type { ClaimDocument } from '@mina-sidor/api-client';

import { lettersOf } from '../domain/caseLetters.rules.ts';
import { useCustomer } from './customer.ts';
import { useClaimDocuments } from './useClaimDocuments.ts';

export interface CaseLetters {
  /** `failed` also while the documents are closed. */
  readonly status: 'loading' | 'failed' | 'ready';
  /** The newest first; none unless they are ready. */
  readonly letters: readonly ClaimDocument[];
}

/** The letters about a case. They are asked for behind the page, which works without them. */
export function useCaseLetters(referenceNumber: string): CaseLetters {
  const isOpen = useCustomer().access.claimDocuments === 'open';
  const query = useClaimDocuments(isOpen, 'background');
  if (!isOpen) return { status: 'failed', letters: [] };
  return query.status === 'ready'
    ? { status: 'ready', letters: lettersOf(referenceNumber, query.value) }
    : { status: query.status, letters: [] };
}
