import type { InsuranceCase, InsurancePackage } from '@mina-sidor/api-client';

import { useServices } from '../../customer/services.ts';
import { useQuery } from '../../customer/useQuery.ts';

/** What the claims page shows below the debt. */
export type ClaimsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reload: () => void; readonly isReloading: boolean }
  | ({ readonly status: 'ready' } & Claims);

/** The customer's cases and payments. */
export interface Claims {
  readonly active: readonly InsuranceCase[];
  readonly closed: readonly InsuranceCase[];
  readonly transactions: InsurancePackage['referenceNumberTransactions'];
  readonly hasOspec: boolean;
  /** Asks anew how cases and debt stand, and disturbs nothing when that fails. */
  readonly refresh: () => Promise<void>;
}

/** The customer's cases and payments (row Q16). */
export function useClaims(): ClaimsState {
  const { session } = useServices();
  const query = useQuery(['insurancePackage'], (client) => client.getInsurancePackage());
  switch (query.status) {
    case 'loading':
    case 'failed':
      return query;
    case 'ready':
      return {
        status: 'ready',
        active: query.value.activeReferenceNumberBaseDeck,
        closed: query.value.inactiveReferenceNumberBaseDeck,
        transactions: query.value.referenceNumberTransactions,
        hasOspec: query.value.hasOspec,
        refresh: async () => {
          await Promise.all([query.refresh(), session.refreshUser()]);
        },
      };
  }
}
