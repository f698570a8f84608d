import { lastActionKey } from '../../customer/session/lastAction.ts';
import type { InactivityWatch } from './createInactivityWatch.ts';

/** What a customer does with hand or keyboard (row B04); a finger that scrolls makes no mouse event. */
const actions = ['click', 'mousedown', 'wheel', 'touchstart', 'keydown'] as const;

/** Lets the watch know what happens in this tab, and what is done in others. Answers what ends it. */
export function listenForLife(watch: InactivityWatch): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const early = { capture: true, passive: true, signal };
  for (const action of actions) addEventListener(action, watch.act, early);

  // Browsers send a move of a mouse that lies still when the page moves under it, as when news comes (row B05).
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
      // Who leaves is not logged out while leaving: the page that comes next says why (row B06). But a tab that nobody sees
      // may sleep from now on, and would keep what it knows from the others.
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
