import { useEffect, useEffectEvent, useRef, useState } from 'react';
import useSWR, { type Cache, unstable_serialize, useSWRConfig } from 'swr';
import type { ApiResult } from '@mina-sidor/api-client';

import { type Answer, createRefresh, type Refresh } from './createRefresh.ts';
import { useWhenBackOnline } from './network.ts';

const cacheOptions = {
  // Components that mount during a request share it. Components that mount later send a new one.
  dedupingInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  // `navigator.onLine` can be wrong, so the request is sent in any case (row Q05).
  isOnline: () => true,
} as const;

/** Some frames, in milliseconds: by then SWR has sent the request of a component that has mounted. */
const frames = 100;

/**
 * Fetches when a page is entered, and caches the answer for the next visit. Nothing is fetched while `key` is null.
 *
 * @param ask makes the request: on `entry` for the page itself, on `refresh` to update what already shows
 */
export function useAnswer<Value>(
  key: readonly string[] | null,
  ask: (reason: 'entry' | 'refresh') => Promise<ApiResult<Value>>,
) {
  const { cache, mutate }: Remembered<Answer<Value>> = useSWRConfig();
  const id = unstable_serialize(key);
  const read = () => cache.get(id)?.data;

  const askFor = async (reason: 'entry' | 'refresh'): Promise<Answer<Value>> => {
    const result = await ask(reason);
    return result.outcome === 'ok'
      ? { value: result.value, failure: null }
      : { value: read()?.value, failure: result };
  };
  const swr = useSWR<Answer<Value>>(key, () => askFor('entry'), cacheOptions);
  const { data: answer, isValidating } = swr;
  const value = answer?.value;
  const reload = () => void swr.mutate();

  const isAsking = useRef(isValidating);
  useEffect(() => {
    isAsking.current = isValidating;
  }, [isValidating]);

  const isFirstFrame = useIsFirstFrame(id, isValidating);
  // A request that has just ended, before this page was entered, still counts as shared for a moment, and is not sent anew.
  const askIfSilent = useEffectEvent(() => {
    if (isFirstFrame) reload();
  });
  useEffect(() => {
    if (id === '') return undefined;
    const timer = setTimeout(() => askIfSilent(), frames);
    return () => clearTimeout(timer);
  }, [id]);

  // One refresh for each key: the page may show another case by the time the answer arrives.
  const refreshes = useRef(new Map<string, Refresh>());
  const refreshOf = (): Refresh => {
    const own =
      refreshes.current.get(id) ??
      createRefresh<Value>({
        read: () => read()?.value,
        isAsking: () => isAsking.current,
        ask: () => askFor('refresh'),
        keep: (newer) => mutate(key, newer, { revalidate: false }),
      });
    refreshes.current.set(id, own);
    return own;
  };

  const runIfDue = useEffectEvent(() => void refreshOf().runIfDue());
  useEffect(() => {
    if (value !== undefined) runIfDue();
  }, [value]);

  // A request that is still running retries by itself.
  useWhenBackOnline(() => {
    if (value !== undefined) void refreshOf().refresh();
    else if (answer !== undefined) reload();
  });

  return {
    /** Undefined until the first request has ended. */
    answer,
    isAsking: isValidating,
    /** True while the shown value is being refetched: it may be from an earlier visit, or have been changed here. */
    isRefetching: isFirstFrame || isValidating,
    /** Fetches again, as on entry. */
    reload,
    refresh: async (): Promise<Value | undefined> => {
      await refreshOf().refresh();
      const known = read();
      return known?.failure === null ? known.value : undefined;
    },
    /** Whether the last request succeeded. Reads the cache, not the last render. */
    isUpToDate: () => read()?.failure === null,
    change: (update: (value: Value) => Value) => {
      const changed = (known: Answer<Value> | undefined) =>
        known?.value === undefined ? known : { ...known, value: update(known.value) };
      void mutate<Answer<Value>>(key, changed, { revalidate: isAsking.current });
    },
  };
}

/** Reads the cached answer without fetching; gives the fallback when there is none. */
export function useKnownAnswer<Value>(key: readonly string[], fallback: Value): Value {
  return useSWR<Answer<Value>>(key, null, cacheOptions).data?.value ?? fallback;
}

interface Remembered<Value> {
  readonly cache: Cache<Value>;
  readonly mutate: ReturnType<typeof useSWRConfig>['mutate'];
}

/** SWR shows the cached answer for one frame before it refetches. */
function useIsFirstFrame(id: string, isAsking: boolean): boolean {
  const [askedFor, setAskedFor] = useState('');
  if (isAsking && askedFor !== id) setAskedFor(id);
  return askedFor !== id;
}
