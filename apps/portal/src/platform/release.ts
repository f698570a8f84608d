import { tabStorage } from '../platform/storage.ts';

/** The release for which this tab has reloaded. It says nothing about the customer. */
const storageKey = 'reloadedFor';

export function reloadedFor(): string | null {
  return tabStorage.getItem(storageKey);
}

/**
 * Reloads the document because code of this release is missing. Without storage it would reload for ever.
 *
 * @returns whether it reloads
 */
export function reloadFor(release: string): boolean {
  const isKept = tabStorage.setItem(storageKey, release);
  if (isKept) location.reload();
  return isKept;
}
