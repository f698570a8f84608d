import { useEffect, useEffectEvent, useRef, useState } from 'react';
import useSWR, { type Cache, unstable_serialize, useSWRConfig } from 'swr';
import type { ApiFailure, ApiResult, PortalClient } from '@mina-sidor/api-client';

import { createRefresh } from '../platform/createRefresh.ts';
import { useWhenBackOnline } from '../platform/network.ts';
import { isMissing } from '../domain/retry.ts';
import { useServices } from './services.ts';

/** What a page knows about what it has asked for. */
export type Query<Value> = Refreshing & Known<Value>;

interface Refreshing {
  /**
   * Asks anew. What is known stays until the answer has come, and when none comes; that disturbs nothing. Wanted before
   * anything is known, it waits for the first answer, which may be older than what has happened.
   */
  readonly refresh: () => Promise<void>;
}

type Known<Value> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      /** There is no such thing, or none that is this customer's: asking again does not help. */
      readonly isMissing: boolean;
      readonly reload: () => void;
      readonly isReloading: boolean;
    }
  | {
      readonly status: 'ready';
      readonly value: Value;
      /** A newer answer is on its way: what is known is from an earlier visit, or has been changed here since. */
      readonly isRefetching: boolean;
      /**
       * Changes what is known by what another call has told. An answer that is under way may be older than that: it is
       * asked for anew.
       */
      readonly change: (update: (value: Value) => Value) => void;
    };

interface Remembered<Value> {
  readonly cache: Cache<Value>;
  readonly mutate: ReturnType<typeof useSWRConfig>['mutate'];
}

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
  const { client, ask, outdated } = useServices();
  const { mutate: keep, cache }: Remembered<Value> = useSWRConfig();
  const id = unstable_serialize(key);
  const shown = useShown(id);
  useEffect(() => () => outdated.forget(id), [outdated, id]);

  // Of a page that has been left, or of what it can do without, nobody has to know.
  const takeNote = (result: ApiResult<Value>, askAnew: () => Promise<void>) => {
    if (kind === 'query' && shown.current === id) outdated.note(id, result, askAnew);
  };

  const refreshes = useRef(new Map<string, ReturnType<typeof createRefresh>>());
  // For each key that was asked for: the page may show something else when the answer comes, another case for instance.
  const refreshOf = () => {
    const known =
      refreshes.current.get(id) ??
      createRefresh({
        read: () => cache.get(id)?.data,
        ask: () => ask(() => call(client), { kind: 'background' }),
        keep: (value) => keep(key, value, { revalidate: false }),
        onAnswer: takeNote,
      });
    refreshes.current.set(id, known);
    return known;
  };
  const refresh = () => refreshOf().refresh();

  const { data, error, isValidating, mutate } = useSWR<Value, QueryError>(
    key,
    async () => {
      const result = await ask(() => call(client), {
        kind,
        isRetried,
        isWanted: () => shown.current !== null,
      });
      if (cache.get(id)?.data !== undefined) takeNote(result, refresh);
      if (result.outcome === 'ok') return result.value;
      throw new QueryError(result);
    },
    {
      // An entry shares the answer of one that is under way, and never one that has been given.
      dedupingInterval: 0,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
      // Also tried when the browser believes that it is offline (row Q05).
      isOnline: () => true,
    },
  );

  // What an earlier visit knows shows for a frame before it is asked anew.
  const [askedFor, setAskedFor] = useState('');
  if (isValidating && askedFor !== id) setAskedFor(id);

  const makeUp = useEffectEvent(() => void refreshOf().makeUp());
  useEffect(() => {
    if (data !== undefined) makeUp();
  }, [data]);

  // What is being asked for comes by its own retries.
  useWhenBackOnline(() => {
    if (data !== undefined) void refresh();
    else if (error !== undefined) void mutate();
  });

  const isAsking = useRef(isValidating);
  useEffect(() => {
    isAsking.current = isValidating;
  }, [isValidating]);
  const change = (update: (value: Value) => Value) => {
    void keep<Value>(key, (known) => (known === undefined ? known : update(known)), {
      revalidate: isAsking.current,
    });
  };

  if (data !== undefined)
    return {
      status: 'ready',
      value: data,
      isRefetching: isValidating || askedFor !== id,
      refresh,
      change,
    };
  if (error !== undefined) {
    return {
      status: 'failed',
      refresh,
      isMissing: isMissing(error.failure),
      reload: () => void mutate(),
      isReloading: isValidating,
    };
  }
  return { status: 'loading', refresh };
}

/** What the page that asked shows when the answer comes; null when it has been left. */
function useShown(id: string) {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = id;
    return () => {
      shown.current = null;
    };
  }, [id]);
  return shown;
}
