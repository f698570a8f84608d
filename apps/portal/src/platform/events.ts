import { useEffect, useEffectEvent } from 'react';

/** Passes each event to the listeners of that moment. A later listener does not get earlier events. */
export interface Events<Event> {
  readonly emit: (event: Event) => void;
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: (event: Event) => void) => () => void;
}

export function createEvents<Event>(): Events<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit: (event) => {
      for (const listener of listeners) listener(event);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Listens while the component is mounted. */
export function useEvents<Event>(events: Events<Event>, handler: (event: Event) => void): void {
  const onEvent = useEffectEvent(handler);
  useEffect(() => events.subscribe((event) => onEvent(event)), [events]);
}
