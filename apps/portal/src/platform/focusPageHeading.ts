/**
 * Moves focus to the page's heading, so that a screen reader reads which page has opened. Does not scroll.
 *
 * @returns the heading, or null when the page has none yet
 */
export function focusPageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus({ preventScroll: true });
  return heading;
}

let releaseLast: () => void = () => undefined;

/**
 * Focuses the page's heading, and focuses it again each time the page replaces the heading while its data loads.
 * Otherwise focus would fall back to the document. Stops when the customer moves focus, or when another part of the
 * code calls this function.
 */
export function holdFocusOnHeading(): () => void {
  releaseLast();
  let heading = focusPageHeading();
  const observer = new MutationObserver(() => {
    if (heading?.isConnected === true) return;
    if (document.activeElement === document.body) heading = focusPageHeading();
    else observer.disconnect();
  });
  observer.observe(document.querySelector('main') ?? document.body, {
    childList: true,
    subtree: true,
  });
  releaseLast = () => {
    observer.disconnect();
  };
  return releaseLast;
}
