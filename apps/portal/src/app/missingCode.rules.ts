/** The address of a document's first script, which differs between releases. */
export function firstScriptOf(html: string): string | null {
  // Read as text: the security policy forbids parsing it.
  for (const [tag] of html.matchAll(/<script\b[^>]*>/gu)) {
    const source = /\bsrc="(?<address>[^"]+)"/u.exec(tag)?.groups?.['address'];
    if (source !== undefined && /\btype="module"/u.test(tag)) return source;
  }
  return null;
}

interface MissingCode {
  /** The first script of the release that this page belongs to. */
  readonly current: string | null;
  /** The first script of the release that the server sends now; null when it did not answer. */
  readonly newest: string | null;
  /** The first script of the release for which this tab has reloaded before. */
  readonly reloadedFor: string | null;
  /** A reload would lose something that the customer has written or chosen. */
  readonly losesWork: boolean;
}

/**
 * What to do about a page whose code cannot be fetched (row Z24). A new release has removed the old code, and a reload
 * brings the new one. It happens by itself once, and is only offered where it would lose work. Without a new release the
 * network is the reason, and the page says what is missing.
 */
export function remedyOf({
  current,
  newest,
  reloadedFor,
  losesWork,
}: MissingCode): 'reload' | 'offerReload' | 'sayMissing' {
  if (newest === null || newest === current) return 'sayMissing';
  return losesWork || reloadedFor === newest ? 'offerReload' : 'reload';
}
