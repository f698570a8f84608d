import type { InsuranceCase } from '@mina-sidor/api-client';

import { useQuery } from '../../customer/useQuery.ts';

export type CasePageState =
  | { readonly status: 'loading' }
  /** The customer has no case with that number. */
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly reload: () => void; readonly isReloading: boolean }
  | {
      readonly status: 'ready';
      readonly insuranceCase: InsuranceCase;
      /** Asks anew how the case stands, and disturbs nothing when that fails. */
      readonly refresh: () => Promise<void>;
    };

/** One case by its reference number (row Q16). */
export function useCase(referenceNumber: string): CasePageState {
  const query = useQuery(['insuranceCase', referenceNumber], (client) =>
    client.getInsuranceCase({ query: { referenceNumber } }),
  );
  switch (query.status) {
    case 'loading':
      return query;
    case 'failed':
      return query.isMissing ? { status: 'missing' } : query;
    case 'ready':
      return { status: 'ready', insuranceCase: query.value, refresh: query.refresh };
  }
}
