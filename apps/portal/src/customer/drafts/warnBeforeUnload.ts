import type { DraftStore } from './drafts.ts';

/**
 * Lets the browser ask before the document is left with files that live in its memory only, or while something is being
 * sent (row Z15). Listens no longer than it must: a page that listens is not kept for the back button.
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
