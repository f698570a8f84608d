/** The first script of a document: each release names its own. */
export function firstScriptOf(html: string): string | null {
  // Read as text: the security policy lets nobody parse it.
  for (const [tag] of html.matchAll(/<script\b[^>]*>/gu)) {
    const source = /\bsrc="(?<address>[^"]+)"/u.exec(tag)?.groups?.['address'];
    if (source !== undefined && /\btype="module"/u.test(tag)) return source;
  }
  return null;
}

interface MissingCode {
  /** The first script of the release that this page belongs to. */
  readonly current: string | null;
  /** That of the release that the server sends now; null when it could not be asked. */
  readonly newest: string | null;
  /** For which release this tab has been loaded anew before. */
  readonly reloadedFor: string | null;
  /** Something that the customer has written or chosen would be lost. */
  readonly losesWork: boolean;
}

/**
 * What is done about a page whose code cannot be fetched (row Z24). A release that has replaced this one has taken the
 * code with it: a reload brings the new one, once, and only offered where it would cost the customer something. Without
 * a newer release it is the network, and the page says what is missing.
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
