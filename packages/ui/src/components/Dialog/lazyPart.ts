import type { ComponentType } from 'react';

/** What is known of a component whose code is fetched late. */
export type PartState<Props> =
  | { readonly name: 'absent' }
  | { readonly name: 'here'; readonly Part: ComponentType<Props> }
  | { readonly name: 'givenUp' };

export interface LazyPart<Props> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => PartState<Props>;
  /** Fetches the code before it is needed. If that fails nobody need know: the demand tries again. */
  readonly prefetch: () => void;
  /** Someone waits for it now, until the answered function is called. */
  readonly demand: () => () => void;
}

/**
 * A component whose code is fetched when it is wanted. Who waits gets an end in every case: the part, or word that it has
 * been given up, because it could not be fetched or took longer than `patience` milliseconds. A part that comes too late
 * serves the next demand, and does not take the place of what the reader is looking at.
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
