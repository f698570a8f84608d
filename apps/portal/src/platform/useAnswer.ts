import { useEffect, useEffectEvent, useRef, useState } from 'react';
import useSWR, { type Cache, unstable_serialize, useSWRConfig } from 'swr';
import type { ApiResult } from '@mina-sidor/api-client';

import { type Answer, createRefresh, type Refresh } from './createRefresh.ts';
import { useWhenBackOnline } from './network.ts';

const cacheOptions = {
  // An entry shares the answer of one that is under way, and never one that has been given.
  dedupingInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  // Also tried when the browser believes that it is offline (row Q05).
  isOnline: () => true,
} as const;

/**
 * Asks when a page is entered, and keeps the answer for its next visit. `key` is null while there is nothing to ask.
 *
 * @param ask for the page, or only to bring up to date what it shows
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

  // One for each key: the page may show something else when the answer comes, another case for instance.
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

  const makeUp = useEffectEvent(() => void refreshOf().makeUp());
  useEffect(() => {
    if (value !== undefined) makeUp();
  }, [value]);

  // What is being asked for comes by its own retries.
  useWhenBackOnline(() => {
    if (value !== undefined) void refreshOf().refresh();
    else if (answer !== undefined) reload();
  });

  return {
    /** Undefined until the first question has ended. */
    answer,
    isAsking: isValidating,
    /** A newer answer is on its way: what is known is from an earlier visit, or has been changed here since. */
    isRefetching: useIsFirstFrame(id, isValidating) || isValidating,
    /** Asks again as the page did. */
    reload,
    refresh: async (): Promise<Value | undefined> => {
      await refreshOf().refresh();
      const known = read();
      return known?.failure === null ? known.value : undefined;
    },
    /** Whether the last question has been answered, at this moment. */
    isUpToDate: () => read()?.failure === null,
    change: (update: (value: Value) => Value) => {
      const changed = (known: Answer<Value> | undefined) =>
        known?.value === undefined ? known : { ...known, value: update(known.value) };
      void mutate<Answer<Value>>(key, changed, { revalidate: isAsking.current });
    },
  };
}

/** What has been answered on an earlier page, or else the fallback; asks for nothing. */
export function useKnownAnswer<Value>(key: readonly string[], fallback: Value): Value {
  return useSWR<Answer<Value>>(key, null, cacheOptions).data?.value ?? fallback;
}

interface Remembered<Value> {
  readonly cache: Cache<Value>;
  readonly mutate: ReturnType<typeof useSWRConfig>['mutate'];
}

/** What an earlier visit knows shows for a frame before it is asked for again. */
function useIsFirstFrame(id: string, isAsking: boolean): boolean {
  const [askedFor, setAskedFor] = useState('');
  if (isAsking && askedFor !== id) setAskedFor(id);
  return askedFor !== id;
}
