import { randomUUID } from 'node:crypto';

import type { SharedEvent, Store } from '../store/store.ts';

type NewEvent = Omit<SharedEvent, 'id'>;

/** Far more events than are published between two polls. */
const kept = 50;

/**
 * Carries events to other instances of the sandbox that share its database, as a backplane does for a provider's hub: an
 * event is written down, and every instance looks for what the others have written.
 */
export function createSharedEvents({ sharedEvents, transaction }: Store) {
  let known: ReadonlySet<string> = new Set(sharedEvents.all().map(({ id }) => id));
  return {
    /** Sends an event to the other instances. */
    tell(event: NewEvent): void {
      const id = randomUUID();
      known = new Set([...known, id]);
      transaction(() => {
        sharedEvents.add({ ...event, id });
        sharedEvents.keepNewest(kept);
      });
    },
    /** The events of other instances since the last poll, the oldest first. */
    look(): readonly SharedEvent[] {
      const all = sharedEvents.all();
      const told = all.filter(({ id }) => !known.has(id));
      known = new Set(all.map(({ id }) => id));
      return told;
    },
  };
}
