import { useSyncExternalStore } from 'react';

/** A value that lives above the routes and tells its readers when it changes. */
export interface ReadableStore<Value> {
  readonly get: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

/** One that its readers may change as well. */
export interface Store<Value> extends ReadableStore<Value> {
  readonly set: (value: Value) => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) tellQuietly(listener);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One reader that breaks keeps the news from nobody; what it breaks on is thrown where every uncaught error is told of. */
function tellQuietly(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

/** The store's value, kept up to date. */
export function useStore<Value>(store: ReadableStore<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
