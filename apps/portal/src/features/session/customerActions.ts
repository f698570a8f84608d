import { lastActionKey } from '../../customer/session/lastAction.ts';
import type { InactivityWatch } from './createInactivityWatch.ts';

/** The events that count as actions (row B04). A finger that scrolls causes no mouse event. */
const actions = ['click', 'mousedown', 'wheel', 'touchstart', 'touchmove', 'keydown'] as const;

/**
 * The only events by which a page hears of a customer who reads with a screen reader, whose keys never reach it, or who
 * drags the scroll bar (row Z102).
 */
const signsOfReading = ['focusin', 'selectionchange'] as const;

/** How long the browser may take, in milliseconds, to keep what is read in its place when the page changes above it. */
const settling = 250;

/**
 * Passes the customer's actions in this tab and in others to the watch.
 *
 * @returns a function that stops listening
 */
export function listenForActions(watch: InactivityWatch): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const early = { capture: true, passive: true, signal };
  // All of them come often. That is cheap: the last action is stored once a second at most.
  for (const action of actions) addEventListener(action, watch.act, early);
  for (const sign of signsOfReading) addEventListener(sign, watch.read, early);
  listenForScrolling(watch, early);

  // Browsers fire `mousemove` for a still mouse when the page moves below it, for instance when content loads
  // (row B05).
  let lastPlace = '';
  const move = ({ screenX, screenY }: MouseEvent) => {
    const place = `${String(screenX)} ${String(screenY)}`;
    if (place === lastPlace) return;
    lastPlace = place;
    watch.act();
  };
  addEventListener('mousemove', move, early);
  addEventListener('pointermove', move, early);

  document.addEventListener(
    'visibilitychange',
    () => {
      // A hidden page does not check: a customer who leaves must not be logged out while leaving, but by the next
      // page, which can say why (row B06). The browser may suspend a hidden tab, so it writes the last action for the
      // other tabs.
      if (document.visibilityState === 'visible') watch.check();
      else watch.keep();
    },
    { signal },
  );
  addEventListener(
    'storage',
    ({ key }) => {
      if (key === lastActionKey) watch.check();
    },
    { signal },
  );
  return () => stop.abort();
}

/**
 * A page that changes its height scrolls by itself, for instance when a message arrives above what is being read. That is
 * no action of the customer (row B05).
 */
function listenForScrolling(
  watch: InactivityWatch,
  options: AddEventListenerOptions & { readonly signal: AbortSignal },
): void {
  const page = document.documentElement;
  let height = page.scrollHeight;
  let changedAt = -Infinity;
  if (typeof ResizeObserver === 'function') {
    const changes = new ResizeObserver(() => {
      if (height === page.scrollHeight) return;
      height = page.scrollHeight;
      changedAt = performance.now();
    });
    changes.observe(document.body);
    options.signal.addEventListener('abort', () => changes.disconnect());
  }
  addEventListener(
    'scroll',
    () => {
      // A change is observed only after the scroll that it causes.
      if (height === page.scrollHeight && performance.now() - changedAt > settling) watch.read();
    },
    options,
  );
}
