import type { DraftStore } from './drafts.ts';

/**
 * Makes the browser ask before it leaves the document while files would be lost or a message is being sent (row Z15).
 * Listens only then: browsers do not keep a page with this listener for the back button.
 */
export function warnBeforeUnload(drafts: Pick<DraftStore, 'store' | 'isLostOnUnload'>): void {
  const ask = (event: Event) => {
    event.preventDefault();
  };
  drafts.store.subscribe(() => {
    if (drafts.isLostOnUnload()) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  });
}
