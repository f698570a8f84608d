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

let releaseLast: () => void = () => undefined;

/**
 * Moves focus to the page's heading, and again when the page puts another heading in its place as its data arrives:
 * otherwise focus would fall back to the document. Ends as soon as the customer moves focus, and when something else
 * takes hold: there is one heading, so one hold.
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
