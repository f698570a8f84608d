import useSWR from 'swr';
import type { ApiFailure, ApiResult, PortalClient } from '@mina-sidor/api-client';

import { withRetries } from './retry.ts';
import { useServices } from './services.ts';

/** What a page knows about what it has asked for. */
export type Query<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: ApiFailure; readonly reload: () => void }
  | { readonly status: 'ready'; readonly value: Value; readonly reload: () => void };

class QueryError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(`${failure.outcome} ${failure.url}`);
    this.failure = failure;
  }
}

interface QueryOptions {
  /** False for what is not worth waiting for (row Q28). @default true */
  readonly isRetried?: boolean;
  /** How much a failure may disturb. @default 'query' */
  readonly kind?: 'query' | 'background' | 'login';
}

/**
 * Asks the server for what a page shows, anew on each entry to the page and never because the window gets focus
 * (row Q04). `key` is null while there is nothing to ask.
 */
export function useQuery<Value>(
  key: readonly string[] | null,
  call: (client: PortalClient) => Promise<ApiResult<Value>>,
  { isRetried = true, kind = 'query' }: QueryOptions = {},
): Query<Value> {
  const { client, clock, handleFailure, customerEpoch } = useServices();
  const epoch = customerEpoch();

  const { data, error, isValidating, mutate } = useSWR<Value, QueryError>(
    key === null ? null : [epoch, ...key],
    async () => {
      const pause = (milliseconds: number) =>
        new Promise<void>((resolve) => {
          clock.setTimeout(resolve, milliseconds);
        });
      const result = await (isRetried ? withRetries(() => call(client), pause) : call(client));
      if (result.outcome === 'ok') return result.value;
      if (epoch === customerEpoch()) handleFailure(result, kind);
      throw new QueryError(result);
    },
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
      // Also tried when the browser believes that it is offline (row Q05).
      isOnline: () => true,
    },
  );

  const reload = () => void mutate();
  if (data !== undefined) return { status: 'ready', value: data, reload };
  if (error !== undefined && !isValidating)
    return { status: 'failed', failure: error.failure, reload };
  return { status: 'loading' };
}
