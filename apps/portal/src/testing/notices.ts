/** The drawn words of all notices and errors that were announced in this way, in the order of the page. */
export function notices(
  kind: 'alert' | 'status',
  root: ParentNode = document,
): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-announced="${kind}"]`)];
}

/** The first of them, or null. */
export function notice(kind: 'alert' | 'status', root?: ParentNode): HTMLElement | null {
  return notices(kind, root)[0] ?? null;
}
