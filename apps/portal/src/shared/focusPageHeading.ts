/**
 * Moves focus to the page's heading, where a reader finds out what there is now, without a visible jump.
 *
 * @returns the heading, or null when the page has none yet.
 */
export function focusPageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus({ preventScroll: true });
  return heading;
}
