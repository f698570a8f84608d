import { useEffect, useEffectEvent } from 'react';
import type { ApiResult, PortalClient } from '@mina-sidor/api-client';

import { isMissing } from '../domain/retry.ts';
import { useAnswer } from '../platform/useAnswer.ts';
import { useIsMounted } from '../platform/useIsMounted.ts';
import { isShownOnPage } from './outdated.ts';
import { useServices } from './services.ts';

/** The state of a page's request. */
export type Query<Value> = Known<Value> & {
  /**
   * Refetches. The cached value stays until the answer comes, and a failure changes nothing. Called during the first
   * request, it refetches after that request, whose answer may be too old.
   *
   * @returns the newest value; undefined when there is none yet or the request failed
   */
  readonly refresh: () => Promise<Value | undefined>;
};

type Known<Value> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      /** There is no such thing, or it belongs to another customer. Asking again does not help. */
      readonly isMissing: boolean;
      readonly reload: () => void;
      readonly isReloading: boolean;
    }
  | {
      readonly status: 'ready';
      readonly value: Value;
      /** The value is being refetched: it is from an earlier visit, or has been changed here. */
      readonly isRefetching: boolean;
      /** The last refetch failed: the value is from an earlier visit. */
      readonly isOutdated: boolean;
      /**
       * Changes the cached value by what another call has told. A pending answer may be older than the change, so it
       * is fetched again.
       */
      readonly change: (update: (value: Value) => Value) => void;
    };

/** What a view draws of a query, or of several. */
export type Shown<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reload: () => void; readonly isReloading: boolean }
  | { readonly status: 'ready'; readonly value: Value };

/** Whether an answer, or a failure, that is known is being asked for anew. */
export function isAskedAgain<Value>(query: Query<Value>): boolean {
  return (
    (query.status === 'failed' && query.isReloading) ||
    (query.status === 'ready' && query.isRefetching)
  );
}

/** Whether the answer of this visit is still on its way. */
export function isLate<Value>(query: Query<Value>): boolean {
  return query.status === 'loading' || (query.status === 'ready' && query.isRefetching);
}

interface QueryOptions {
  /** False when the answer is not worth a retry (row Q28). @default true */
  readonly isRetried?: boolean;
  /** Decides what a failure does: see `outcomePolicy`. @default 'query' */
  readonly kind?: 'query' | 'background' | 'login';
  /**
   * The page already shows an earlier answer. A failure keeps it, and the page says that it is out of date.
   * @default false
   */
  readonly isKnown?: boolean;
}

/**
 * Fetches what a page shows, again on each entry to the page but never on window focus (row Q04). Fetches nothing
 * while `key` is null.
 */
export function useQuery<Value>(
  key: readonly string[] | null,
  call: (client: PortalClient) => Promise<ApiResult<Value>>,
  { isRetried = true, kind = 'query', isKnown = false }: QueryOptions = {},
): Query<Value> {
  const { client, ask } = useServices();
  const isWanted = useIsMounted();
  const { answer, isAsking, isUpToDate, ...known } = useAnswer(key, (reason) =>
    ask(
      () => call(client),
      reason === 'entry' && !isKnown ? { kind, isRetried, isWanted } : { kind: 'background' },
    ),
  );
  const { isRefetching, refresh, reload, change } = known;
  const { value, failure } = answer ?? { value: undefined, failure: null };

  // Failures of background queries are not reported: the page works without them.
  const isOfThisVisit = failure !== null && !isRefetching;
  const isShown = isKnown || value !== undefined;
  const isOutdated = kind === 'query' && isShown && isOfThisVisit && isShownOnPage(failure);
  useOutdated(isOutdated, async () => {
    await refresh();
    return isUpToDate();
  });

  if (value !== undefined) {
    return { status: 'ready', value, isRefetching, isOutdated: isOfThisVisit, refresh, change };
  }
  if (failure === null) return { status: 'loading', refresh };
  return {
    status: 'failed',
    isMissing: isMissing(failure),
    reload,
    isReloading: isAsking,
    refresh,
  };
}

/** While outdated, the page says that it shows an earlier answer. */
function useOutdated(isOutdated: boolean, askAgain: () => Promise<boolean>): void {
  const { outdated } = useServices();
  const ask = useEffectEvent(askAgain);
  useEffect(() => (isOutdated ? outdated.mark(() => ask()) : undefined), [isOutdated, outdated]);
}
