import type { Query } from '../customer/useQuery.ts';

const refresh = () => Promise.resolve(undefined);

/** What a page shows while it waits for its answer. */
export const aLoadingQuery = { status: 'loading', refresh } as const;

/** What a page shows when no answer came. */
export const aFailedQuery = {
  status: 'failed',
  isMissing: false,
  reload: () => undefined,
  isReloading: false,
  refresh,
} as const;

/** What a page shows of an answer. */
export function aReadyQuery<Value>(value: Value): Query<Value> {
  return { status: 'ready', value, isRefetching: false, change: () => undefined, refresh };
}
