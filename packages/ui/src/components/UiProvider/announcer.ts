import { unmarked } from '../../private/unbroken.tsx';
import { durations } from '../../theme/tokens.ts';

/** How a message is announced: after the current speech (`polite`) or at once (`assertive`). */
export type Politeness = 'polite' | 'assertive';

interface Announcement {
  readonly id: number;
  readonly message: string;
  readonly politeness: Politeness;
}

/** Holds the current messages of the live regions. There is one for each provider. */
export interface Announcer {
  announce: (message: string, politeness?: Politeness) => void;
  subscribe: (listener: () => void) => () => void;
  current: () => readonly Announcement[];
}

const nothing: readonly Announcement[] = [];

/**
 * Each message becomes a separate node in the region: screen readers then queue them, and a second message never erases
 * the first while it is being read. Messages are removed after two seconds, so that nobody finds an old one when
 * browsing the page. An urgent message replaces the same one before: it has happened again.
 */
export function createAnnouncer(): Announcer {
  let announcements = nothing;
  let nextId = 0;
  const listeners = new Set<() => void>();

  function change(next: readonly Announcement[]): void {
    announcements = next;
    for (const listener of listeners) listener();
  }

  return {
    announce(text, politeness = 'polite') {
      const message = unmarked(text);
      if (message.trim() === '') return;
      const isSame = (one: Announcement): boolean =>
        one.message === message && one.politeness === politeness;
      if (politeness === 'polite' && announcements.some(isSame)) return;
      nextId += 1;
      const id = nextId;
      change([...announcements.filter((one) => !isSame(one)), { id, message, politeness }]);
      setTimeout(() => {
        change(announcements.filter((one) => one.id !== id));
      }, durations.announcement);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    current: () => announcements,
  };
}
