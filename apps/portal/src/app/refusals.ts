import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import type { RefusedPage } from '../customer/refusedPage.ts';
import type { Store } from '../platform/store.ts';

/**
 * The page that was refused on the way to the overview. A redirect of the router carries no state, and the address
 * must not name the page: reloading the overview is not a new refusal.
 */
export type Refusals = Store<RefusedPage | null>;

/** The page that was refused on the way here, until another page is entered. Each refusal is a new object. */
export function useRefusalOfEntry(refusals: Refusals): RefusedPage | null {
  const { key } = useLocation();
  const [entry, setEntry] = useState(() => ({ key, refused: refusals.get() }));
  const isEntered = entry.key === key;
  if (!isEntered) setEntry({ key, refused: refusals.get() });

  useEffect(() => {
    if (refusals.get() === entry.refused) refusals.set(null);
  }, [entry, refusals]);

  return isEntered ? entry.refused : null;
}
