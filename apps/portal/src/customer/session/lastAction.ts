import type { SafeStorage } from '../../platform/storage.ts';

/** The name in the storage that all tabs share (row B04). */
export const lastActionKey = 'lastAction';

/** The shortest time between two writes; a moving mouse would cause a hundred a second. */
const writingPause = 1000;

export type LastAction = ReturnType<typeof createLastAction>;

/**
 * When the customer last did something in the portal, in any tab of this browser (rows B04 and B05).
 *
 * @param storage shared by all tabs; where it is forbidden, each tab knows only its own actions
 * @param now the time in milliseconds since 1970
 */
export function createLastAction(storage: SafeStorage, now: () => number) {
  /** The last action, if it has not been written yet. */
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
    // The clock was set back. Without this, the customer would stay logged in until it had caught up (row Z45).
    write(now());
    return now();
  };

  return {
    /** In milliseconds since 1970, never in the future; null when unknown. */
    read,
    /** Call it at every action. Within a second of the last write, only `keep` writes it. */
    note: (): void => {
      const moment = now();
      const isSoon = moment >= writtenAt && moment - writtenAt < writingPause;
      if (isSoon) held = moment;
      else write(moment);
    },
    /** Writes the last action, so that other tabs know of it. */
    keep: (): void => {
      // A tab that slept holds an old time; another tab has written a newer one.
      if (held !== null && held === read()) write(held);
      held = null;
    },
    /** Call it when nobody is logged in. */
    forget: (): void => {
      held = null;
      storage.removeItem(lastActionKey);
    },
  };
}
