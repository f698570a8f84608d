import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import type { RefusedPage } from '../customer/refusedPage.ts';
import type { Store } from '../platform/store.ts';

/**
 * What was refused on the way to the page that is being entered. A redirect of the router carries no state, and the address
 * does not say it: reloading the overview asks for the overview.
 */
export type Refusals = Store<RefusedPage | null>;

/** The page that was refused on the way here, until another page is entered; a new object for each refusal. */
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
