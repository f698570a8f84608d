import type { ComponentType } from 'react';

/** The loading state of a lazily loaded component. */
export type PartState<Props> =
  | { readonly name: 'absent' }
  | { readonly name: 'here'; readonly Part: ComponentType<Props> }
  | { readonly name: 'givenUp' };

export interface LazyPart<Props> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => PartState<Props>;
  /** Loads the code ahead of time. A failure is ignored here: `demand` tries again. */
  readonly prefetch: () => void;
  /** Loads the code because the user waits for it now, until the returned function is called. */
  readonly demand: () => () => void;
}

/**
 * A component whose code is loaded on demand. Waiting always ends: either the component arrives, or loading is given up
 * because it failed or took longer than `patience` milliseconds. A component that arrives too late is kept for the next
 * time; it does not replace what the user sees.
 */
export function createLazyPart<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
  patience: number,
): LazyPart<Props> {
  const listeners = new Set<() => void>();
  let fetched: PartState<Props> = { name: 'absent' };
  let state: PartState<Props> = fetched;
  let fetching: Promise<void> | undefined;

  const become = (next: PartState<Props>): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const fetchOnce = async (): Promise<void> => {
    try {
      fetched = { name: 'here', Part: await fetchPart() };
    } finally {
      fetching = undefined;
    }
    if (state.name === 'absent') become(fetched);
  };
  const fetchNow = (): Promise<void> => {
    fetching ??= fetchOnce();
    return fetching;
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => state,
    prefetch: () => {
      if (fetched.name === 'absent') fetchNow().catch(() => undefined);
    },
    demand: () => {
      if (fetched.name === 'here') return () => undefined;
      const giveUp = (): void => {
        clearTimeout(timer);
        if (isAwaited && state.name === 'absent') become({ name: 'givenUp' });
      };
      let isAwaited = true;
      const timer = setTimeout(giveUp, patience);
      fetchNow().catch(giveUp);
      return () => {
        isAwaited = false;
        clearTimeout(timer);
        if (state !== fetched) become(fetched);
      };
    },
  };
}
