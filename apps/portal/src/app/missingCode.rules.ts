interface MissingCode {
  /** This document's release. */
  readonly current: string;
  /** The server's current release; null when it did not answer. */
  readonly newest: string | null;
  /** The release for which this tab has already reloaded. */
  readonly reloadedFor: string | null;
  /** Whether a reload would lose something that the customer has written or chosen. */
  readonly losesWork: boolean;
}

/**
 * What to do about a page whose code cannot be loaded (row Z24). A new release has removed the old code, or the network was
 * away for a moment, which Chromium remembers until the page is loaded again. Both need a reload. It happens
 * automatically once for each release; it is only offered if it would lose work. If it has not helped and the release is the
 * same, the page says what is missing.
 */
export function remedyOf({
  current,
  newest,
  reloadedFor,
  losesWork,
}: MissingCode): 'reload' | 'offerReload' | 'sayMissing' {
  if (newest === null) return 'sayMissing';
  if (!losesWork && reloadedFor !== newest) return 'reload';
  return newest === current ? 'sayMissing' : 'offerReload';
}
