import { createQuietStorage, type QuietStorage } from '../platform/storage.ts';

/** A tab's storage, of which a test may say that it is full or forbidden. */
export interface Tab {
  /** What is kept over a reload. */
  readonly items: Map<string, string>;
  isFull: boolean;
  isForbidden: boolean;
  /** As a document of the tab uses it, from its load on. */
  readonly load: () => QuietStorage;
}

export function createTab(): Tab {
  const items = new Map<string, string>();
  const tab: Tab = {
    items,
    isFull: false,
    isForbidden: false,
    load: () =>
      createQuietStorage(() => {
        if (tab.isForbidden) throw new DOMException('forbidden', 'SecurityError');
        return {
          getItem: (name) => items.get(name) ?? null,
          removeItem: (name) => void items.delete(name),
          setItem: (name, text) => {
            if (tab.isFull) throw new DOMException('full', 'QuotaExceededError');
            items.set(name, text);
          },
        };
      }),
  };
  return tab;
}
