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

/** Milliseconds. */
const elsewhereFor = 150;

let releaseLast: () => void = () => undefined;

/**
 * Focuses the page's heading, and focuses it again each time the page replaces the heading while its data loads.
 * Otherwise focus would fall back to the document. Stops when the customer moves focus, or when another part of the
 * code calls this function.
 *
 * @param isEntry whether the page has just replaced another one
 */
export function holdFocusOnHeading(isEntry = false): () => void {
  releaseLast();
  const main = document.querySelector<HTMLElement>('main');
  let heading: HTMLElement | null = null;
  const hold = (): void => {
    if (heading?.isConnected === true) return;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === main) heading = focusPageHeading();
    else observer.disconnect();
  };
  const observer = new MutationObserver(hold);
  const begin = (): void => {
    hold();
    observer.observe(main ?? document.body, { childList: true, subtree: true });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (isEntry && document.activeElement === document.body && main !== null) {
    // The link that led here is gone. In its place Orca takes the heading silently in Chromium, unless focus has been
    // elsewhere for a moment.
    main.focus({ preventScroll: true });
    timer = setTimeout(begin, elsewhereFor);
  } else {
    heading = focusPageHeading();
    begin();
  }
  releaseLast = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  return releaseLast;
}
