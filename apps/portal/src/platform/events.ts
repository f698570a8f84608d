import { useEffect, useEffectEvent } from 'react';

/** Brings events to whoever listens at the time. */
export interface Events<Event> {
  readonly tell: (event: Event) => void;
  /** @returns ends it */
  readonly subscribe: (listener: (event: Event) => void) => () => void;
}

export function createEvents<Event>(): Events<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    tell: (event) => {
      for (const listener of listeners) listener(event);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Listens while the component is shown. */
export function useEvents<Event>(events: Events<Event>, handler: (event: Event) => void): void {
  const onEvent = useEffectEvent(handler);
  useEffect(() => events.subscribe((event) => onEvent(event)), [events]);
}
