import { useMemo } from 'react';
import type { ClaimDocument } from '@mina-sidor/api-client';
import { useSWRConfig } from 'swr';

import type { Answer } from '../platform/createRefresh.ts';
import { useServices } from './services.ts';
import { useQuery } from './useQuery.ts';

const key = ['claimDocuments'] as const;

/**
 * The customer's documents about claims (row Q30). Fetches nothing while `isOpen` is false.
 *
 * @param kind decides what a failure does: see `outcomePolicy`
 */
export function useClaimDocuments(isOpen: boolean, kind: 'query' | 'background' = 'query') {
  return useQuery(isOpen ? key : null, (client) => client.getClaimDocuments(), { kind });
}

export interface ClaimDocumentRequests {
  /** Fetches the documents without changing the cache; `null` when that fails. */
  readonly ask: () => Promise<readonly ClaimDocument[] | null>;
  /** The same, and updates the cache. If the request fails, the cache is marked as stale instead (row Q17). */
  readonly refetch: () => Promise<readonly ClaimDocument[] | null>;
}

/** For code that does not show the list but must read it or knows that it has changed. */
export function useClaimDocumentRequests(): ClaimDocumentRequests {
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
      // The log-out has dropped the cache.
      if (signal.aborted) return null;
      // Marked as stale, so that the page with the list refetches it.
      if (value === null) await mutate(key);
      else await mutate<Answer<typeof value>>(key, { value, failure: null }, { revalidate: false });
      return value;
    };
    return { ask, refetch };
  }, [call, client, signal, mutate]);
}
