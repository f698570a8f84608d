import { tabStorage } from './storage.ts';

/**
 * The addresses of a document's scripts, which tell releases apart: that of the libraries alone may stay the same. Empty
 * for a document of somebody else.
 */
export function releaseOf(html: string): string {
  // Not parsed as HTML, because the security policy forbids it.
  return Array.from(html.matchAll(/<script\b[^>]*>/gu), ([tag]) =>
    /\btype="module"/u.test(tag) ? /\bsrc="(?<address>[^"]+)"/u.exec(tag)?.groups?.['address'] : '',
  )
    .filter(Boolean)
    .join(' ');
}

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

/** Reloads this document, once for each release: it may need the same missing code again (row Z24). */
export function reloadOnce(): boolean {
  const release = releaseOf(document.documentElement.outerHTML);
  return release !== reloadedFor() && reloadFor(release);
}
