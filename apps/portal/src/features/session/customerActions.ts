import { lastActionKey } from '../../customer/session/lastAction.ts';
import type { InactivityWatch } from './createInactivityWatch.ts';

/** The events that count as actions (row B04). A finger that scrolls causes no mouse event. */
const actions = ['click', 'mousedown', 'wheel', 'touchstart', 'keydown'] as const;

/**
 * Passes the customer's actions in this tab and in others to the watch.
 *
 * @returns a function that stops listening
 */
export function listenForActions(watch: InactivityWatch): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const early = { capture: true, passive: true, signal };
  for (const action of actions) addEventListener(action, watch.act, early);

  // Browsers fire `mousemove` for a still mouse when the page moves below it, for instance when content loads
  // (row B05).
  let lastPlace = '';
  addEventListener(
    'mousemove',
    ({ screenX, screenY }) => {
      const place = `${String(screenX)} ${String(screenY)}`;
      if (place === lastPlace) return;
      lastPlace = place;
      watch.act();
    },
    early,
  );

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
