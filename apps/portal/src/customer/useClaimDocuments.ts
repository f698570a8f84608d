import { useMemo } from 'react';
import type { ClaimDocument } from '@mina-sidor/api-client';
import { useSWRConfig } from 'swr';

import type { Answer } from '../platform/createRefresh.ts';
import { useServices } from './services.ts';
import { useQuery } from './useQuery.ts';

const key = ['claimDocuments'] as const;

/** The customer's documents about claims (row Q30); asks nothing while `isOpen` is false. */
export function useClaimDocuments(isOpen: boolean) {
  return useQuery(isOpen ? key : null, (client) => client.getClaimDocuments());
}

export interface DocumentEnquiry {
  /** Which documents there are now; `null` when nobody could tell. Changes nothing on any page. */
  readonly ask: () => Promise<readonly ClaimDocument[] | null>;
  /** The same, and every page that shows the list shows the new one, at once or when it is next opened (row Q17). */
  readonly refetch: () => Promise<readonly ClaimDocument[] | null>;
}

/** For who does not show the list but has to know how it stands, or knows that it has changed. */
export function useDocumentEnquiry(): DocumentEnquiry {
  const { client, ask: call, signal } = useServices();
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const ask = async () => {
      const result = await call(() => client.getClaimDocuments(), {
        kind: 'background',
      });
      return result.outcome === 'ok' ? result.value : null;
    };
    const refetch = async () => {
      const value = await ask();
      // With the customer the cache has gone.
      if (signal.aborted) return null;
      // Without an answer the list is only marked as out of date, so that its page asks again.
      if (value === null) await mutate(key);
      else await mutate<Answer<typeof value>>(key, { value, failure: null }, { revalidate: false });
      return value;
    };
    return { ask, refetch };
  }, [call, client, signal, mutate]);
}
