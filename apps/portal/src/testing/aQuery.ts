import type { Query } from '../customer/useQuery.ts';

const refresh = () => Promise.resolve(undefined);

export const aLoadingQuery = { status: 'loading', refresh } as const;

export const aFailedQuery = {
  status: 'failed',
  isMissing: false,
  reload: () => undefined,
  isReloading: false,
  refresh,
} as const;

export function aReadyQuery<Value>(value: Value): Query<Value> {
  return {
    status: 'ready',
    value,
    isRefetching: false,
    isOutdated: false,
    change: () => undefined,
    refresh,
  };
}
