import { useSyncExternalStore } from 'react';

/** A value outside React that notifies its subscribers when it changes. */
export interface ReadableStore<Value> {
  readonly get: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

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
      for (const listener of listeners) notify(listener);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * One subscriber that throws must not stop the others. The error is thrown again where it counts as uncaught and is
 * reported.
 */
function notify(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

export function useStore<Value>(store: ReadableStore<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
