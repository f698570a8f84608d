import type { DraftStore } from './drafts.ts';

/**
 * Makes the browser ask before it leaves the document while files would be lost or a message is being sent (row Z15).
 * Listens only then: browsers do not keep a page with this listener for the back button.
 */
export function warnBeforeUnload(
  drafts: Pick<DraftStore, 'store' | 'isLostOnUnload'>,
  browserWindow: EventTarget = globalThis,
): void {
  const ask = (event: Event) => {
    // The customer may have agreed to the loss since the drafts last changed.
    if (drafts.isLostOnUnload()) event.preventDefault();
  };
  const stop = () => browserWindow.removeEventListener('beforeunload', ask);
  drafts.store.subscribe(() => {
    if (drafts.isLostOnUnload()) browserWindow.addEventListener('beforeunload', ask);
    else stop();
  });
  // Whoever has left has agreed. A kept page is reloaded when they come back; asked again, they could stay where all is hidden.
  browserWindow.addEventListener('pagehide', stop);
}
