const pageHeading = 'main h1';

let releaseLast: () => void = () => undefined;

/**
 * Moves focus to the page's heading, so that a screen reader reads which page has opened, and reads on from there. Does
 * not scroll.
 *
 * @param selector selects another heading than the page's, which is scrolled into view
 * @returns the heading, or null when there is none yet
 */
export function focusPageHeading(selector = pageHeading): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>(selector);
  heading?.focus({ preventScroll: selector === pageHeading });
  moveCaretInFirefox(heading);
  return heading;
}

/**
 * Focuses the page's main part if nothing has focus, as when the link that led to the page has gone with the page before.
 * Orca would otherwise take the heading in the link's place without a word in Chromium, and the heading's focus would
 * be no news.
 */
export function focusMainWhenLost(): void {
  if (document.activeElement !== document.body) return;
  releaseLast();
  document.querySelector('main')?.focus({ preventScroll: true });
  moveCaretInFirefox(document.body);
}

/**
 * Firefox moves the caret to what comes in the place of an element that goes. Orca follows it without a word, so that the
 * heading's focus would be no news, and after Alt+Left reads on from there. In Chromium, Orca would be silent if the caret
 * were moved.
 */
function moveCaretInFirefox(to: HTMLElement | null): void {
  if (CSS.supports('-moz-orient', 'inline')) getSelection()?.collapse(to);
}

/** How long focus stays in the main part before it reaches the heading, in milliseconds; after 50 Orca said nothing. */
const timeInMain = 150;

/**
 * Focuses the page's heading, and focuses it again each time the page replaces the heading while its data loads.
 * Otherwise focus would fall back to the document. Waits for a moment if focus is in the main part. Stops when the
 * customer moves focus, or when another part of the code calls this function.
 *
 * @param selector selects another heading than the page's
 * @param onReached is called when that moment is over, after the heading has been focused if there is one yet
 */
export function holdFocusOnHeading(selector?: string, onReached?: () => void): () => void {
  releaseLast();
  const main = document.querySelector('main');
  const hasFocusInMain = main !== null && document.activeElement === main;
  let heading = hasFocusInMain ? null : focusPageHeading(selector);
  const hold = (): void => {
    if (heading?.isConnected === true) return;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === main)
      heading = focusPageHeading(selector);
    else observer.disconnect();
  };
  const observer = new MutationObserver(hold);
  const begin = (): void => {
    observer.observe(main ?? document.body, { childList: true, subtree: true });
    hold();
    onReached?.();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (hasFocusInMain) timer = setTimeout(begin, timeInMain);
  else begin();
  releaseLast = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  return releaseLast;
}
