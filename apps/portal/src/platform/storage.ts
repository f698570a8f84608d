/**
 * What a tab or the browser keeps, for who may read and write without asking whether that is allowed: a storage that is
 * forbidden or full takes nothing from the customer but its memory over a reload.
 */
export interface QuietStorage {
  /** Null when there is nothing by that name. */
  readonly getItem: (name: string) => string | null;
  /** @returns whether it is kept for longer than the document lives */
  readonly setItem: (name: string, text: string) => boolean;
  readonly removeItem: (name: string) => void;
}

/** @param open the storage; throws where the browser forbids it, and is null in some that have it switched off. */
export function createQuietStorage(
  open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null,
): QuietStorage {
  /** What could not be kept, for as long as the document lives. */
  const unkept = new Map<string, string>();

  const quietly = <Value>(
    work: (storage: NonNullable<ReturnType<typeof open>>) => Value,
  ): Value | null => {
    try {
      const storage = open();
      return storage === null ? null : work(storage);
    } catch {
      return null;
    }
  };

  return {
    getItem: (name) => unkept.get(name) ?? quietly((storage) => storage.getItem(name)),
    setItem: (name, text) => {
      unkept.delete(name);
      const isKept = quietly((storage) => {
        storage.setItem(name, text);
        return true;
      });
      if (isKept === true) return true;
      unkept.set(name, text);
      // What was kept before it would come back after a reload as if it were the last.
      quietly((storage) => storage.removeItem(name));
      return false;
    },
    removeItem: (name) => {
      unkept.delete(name);
      quietly((storage) => storage.removeItem(name));
    },
  };
}

/** The browser's, for all its tabs. */
export const browserStorage = createQuietStorage(() => globalThis.localStorage);

/** This tab's: over a reload, until it is closed. */
export const tabStorage = createQuietStorage(() => globalThis.sessionStorage);
