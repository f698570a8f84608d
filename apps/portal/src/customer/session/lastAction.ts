import type { QuietStorage } from '../../platform/storage.ts';

/** The name under which the browser keeps it, for all tabs (row B04). */
export const lastActionKey = 'lastAction';

/** Between two writings; a mouse that moves would write a hundred times a second. */
const writingPause = 1000;

export type LastAction = ReturnType<typeof createLastAction>;

/**
 * When somebody last did something in the portal, in any tab of this browser (rows B04 and B05).
 *
 * @param storage the browser's, shared by its tabs; where it is forbidden, each tab knows of its own actions
 * @param now the time in milliseconds since 1970
 */
export function createLastAction(storage: QuietStorage, now: () => number) {
  /** What has not been written yet. */
  let held: number | null = null;
  let writtenAt = -Infinity;

  const write = (moment: number) => {
    writtenAt = moment;
    held = null;
    storage.setItem(lastActionKey, String(moment));
  };

  const read = (): number | null => {
    const text = storage.getItem(lastActionKey) ?? '';
    const stored = /^\d+$/u.test(text) ? Number(text) : null;
    const last = held === null || stored === null ? (held ?? stored) : Math.max(held, stored);
    if (last === null || last <= now()) return last;
    // A clock that has been set back would keep the customer logged in until it has caught up (row Z45).
    write(now());
    return now();
  };

  return {
    /** In milliseconds since 1970, never in the future; null when nothing is known. */
    read,
    /** Somebody is doing something. Within a second of the last writing, `keep` writes it. */
    note: (): void => {
      const moment = now();
      const isSoon = moment >= writtenAt && moment - writtenAt < writingPause;
      if (isSoon) held = moment;
      else write(moment);
    },
    /** Writes what has not been written yet, so that other tabs know. */
    keep: (): void => {
      // A tab that has slept holds what is long past: another tab knows better.
      if (held !== null && held === read()) write(held);
      held = null;
    },
    /** Nobody is logged in: there is nothing to measure. */
    forget: (): void => {
      held = null;
      writtenAt = -Infinity;
      storage.removeItem(lastActionKey);
    },
  };
}
