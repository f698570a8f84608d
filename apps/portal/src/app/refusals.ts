import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import type { RefusedPage } from '../customer/refusedPage.ts';
import type { CustomerPageName } from '../features.ts';

/**
 * What was refused on the way to the page that is being entered. A redirect of the router carries no state, and the address
 * says nothing of it: who reloads the overview wants the overview.
 */
export interface Refusals {
  readonly note: (page: CustomerPageName) => void;
  readonly latest: () => RefusedPage | null;
  readonly forget: () => void;
}

export function createRefusals(): Refusals {
  let latest: RefusedPage | null = null;
  return {
    note: (page) => {
      latest = { page };
    },
    latest: () => latest,
    forget: () => {
      latest = null;
    },
  };
}

/** The page that was refused on the way here, until another page is entered; a new object for each refusal. */
export function useRefusalOfEntry(refusals: Refusals): RefusedPage | null {
  const { key } = useLocation();
  const [entry, setEntry] = useState(() => ({ key, refused: refusals.latest() }));
  const isEntered = entry.key === key;
  if (!isEntered) setEntry({ key, refused: refusals.latest() });

  useEffect(() => {
    if (refusals.latest() === entry.refused) refusals.forget();
  }, [entry, refusals]);

  return isEntered ? entry.refused : null;
}
