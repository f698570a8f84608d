import { createSafeStorage, type SafeStorage } from '../platform/storage.ts';

/** A tab's storage, which a test can make full or forbidden. */
export interface Tab {
  /** What survives a reload. */
  readonly items: Map<string, string>;
  isFull: boolean;
  /** The longest text that it stores. */
  room: number;
  isForbidden: boolean;
  /** The storage as a newly loaded document of the tab uses it. */
  readonly load: () => SafeStorage;
}

export function createTab(): Tab {
  const items = new Map<string, string>();
  const tab: Tab = {
    items,
    isFull: false,
    room: Infinity,
    isForbidden: false,
    load: () =>
      createSafeStorage(() => {
        if (tab.isForbidden) throw new DOMException('forbidden', 'SecurityError');
        return {
          getItem: (name) => items.get(name) ?? null,
          removeItem: (name) => void items.delete(name),
          setItem: (name, text) => {
            if (tab.isFull || text.length > tab.room)
              throw new DOMException('full', 'QuotaExceededError');
            items.set(name, text);
          },
        };
      }),
  };
  return tab;
}
