/** What the portal stores in the browser. 'Om kakor' says of each name what it is for (row L06). */
export type StoredName =
  | 'callsAhead'
  | 'compilationOrder'
  | 'contact'
  | 'drafts'
  | 'extractContact'
  | 'extractOrder'
  | 'lastAction'
  | 'listSettings'
  | 'loginId'
  | 'loginInApp'
  | 'logOutDue'
  | 'payments'
  | 'reloadedFor'
  | 'rememberedPath';

/**
 * A storage that never throws. When the browser forbids it or it is full, values last until the page is closed or
 * reloaded.
 */
export interface SafeStorage {
  /** Null when nothing is stored under the name. */
  readonly getItem: (name: StoredName) => string | null;
  /** @returns whether the value will survive a reload */
  readonly setItem: (name: StoredName, text: string) => boolean;
  readonly removeItem: (name: StoredName) => void;
  /** Whether the browser stores values at all. */
  readonly keeps: () => boolean;
}

/**
 * @param open returns the storage; it throws in browsers that forbid storage and gives null in some that have it
 * switched off
 */
export function createSafeStorage(
  open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null,
): SafeStorage {
  /** Values that the browser did not store. */
  const unkept = new Map<string, string>();

  const safely = <Value>(
    work: (storage: NonNullable<ReturnType<typeof open>>) => Value,
  ): Value | null => {
    try {
      const storage = open();
      return storage === null ? null : work(storage);
    } catch {
      return null;
    }
  };

  const safe = {
    getItem: (name: string) => unkept.get(name) ?? safely((storage) => storage.getItem(name)),
    setItem: (name: StoredName | 'probe', text: string) => {
      unkept.delete(name);
      const isKept = safely((storage) => {
        storage.setItem(name, text);
        return true;
      });
      if (isKept === true) return true;
      unkept.set(name, text);
      // The older stored value must not come back after a reload. But money that is known to be paid stays paid.
      if (name !== 'payments') safely((storage) => storage.removeItem(name));
      return false;
    },
    removeItem: (name: string) => {
      unkept.delete(name);
      safely((storage) => storage.removeItem(name));
    },
    keeps: () => {
      const isKept = safe.setItem('probe', '');
      safe.removeItem('probe');
      return isKept;
    },
  };
  return safe;
}

/** Shared by all tabs of the browser. */
export const browserStorage = createSafeStorage(() => globalThis.localStorage);

/** Belongs to this tab. It survives a reload and ends when the tab is closed. */
export const tabStorage = createSafeStorage(() => globalThis.sessionStorage);
