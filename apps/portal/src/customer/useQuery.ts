import { useEffect, useEffectEvent, useRef } from 'react';
import type { ApiResult, PortalClient } from '@mina-sidor/api-client';

import { isMissing } from '../domain/retry.ts';
import { useAnswer } from '../platform/useAnswer.ts';
import { isSaidOfThePage } from './outdated.ts';
import { useServices } from './services.ts';

/** What a page knows about what it has asked for. */
export type Query<Value> = Known<Value> & {
  /**
   * Asks again. What is known stays until the answer has come, and when none comes; that disturbs nothing. Wanted before
   * anything is known, it waits for the first answer, which may be older than what has happened.
   *
   * @returns what is known then; undefined when no answer has come
   */
  readonly refresh: () => Promise<Value | undefined>;
};

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
       * asked for again.
       */
      readonly change: (update: (value: Value) => Value) => void;
    };

interface QueryOptions {
  /** False for what is not worth waiting for (row Q28). @default true */
  readonly isRetried?: boolean;
  /** How much a failure may disturb. @default 'query' */
  readonly kind?: 'query' | 'background' | 'login';
  /** The page already shows an earlier answer: a failure leaves that, and the page says so. @default false */
  readonly isKnown?: boolean;
}

/**
 * Asks the server for what a page shows, again on each entry to the page and never because the window gets focus
 * (row Q04). `key` is null while there is nothing to ask.
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

  // Of what a page can do without, nobody has to know.
  const isOfThisVisit = failure !== null && !isRefetching;
  const isShown = isKnown || value !== undefined;
  const isOutdated = kind === 'query' && isShown && isOfThisVisit && isSaidOfThePage(failure);
  useOutdated(isOutdated, async () => {
    await refresh();
    return isUpToDate();
  });

  if (value !== undefined) return { status: 'ready', value, isRefetching, refresh, change };
  if (failure === null) return { status: 'loading', refresh };
  return {
    status: 'failed',
    isMissing: isMissing(failure),
    reload,
    isReloading: isAsking,
    refresh,
  };
}

/** Has the page say that it shows what was known before. */
function useOutdated(isOutdated: boolean, askAgain: () => Promise<boolean>): void {
  const { outdated } = useServices();
  const ask = useEffectEvent(askAgain);
  useEffect(() => (isOutdated ? outdated.mark(() => ask()) : undefined), [isOutdated, outdated]);
}

function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
