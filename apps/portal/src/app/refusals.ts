import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import * as v from 'valibot';

import type { RefusedPage } from '../customer/refusedPage.ts';
import { isCustomerPage } from '../allFeatures.ts';
import { changeEntryState } from '../platform/entryState.ts';
import { createStore, type Store } from '../platform/store.ts';

/**
 * The page that was refused on the way to the overview. A redirect of the router carries no state, and the address
 * must not name the page: reloading the overview is not a new refusal.
 */
export type Refusals = Store<RefusedPage | null>;

const stateSchema = v.looseObject({ refused: v.pipe(v.string(), v.guard(isCustomerPage)) });

/** Starts with the refusal that the checkout's document has stored for this one, and deletes it there. */
export function createRefusals(): Refusals {
  const state = v.safeParse(stateSchema, history.state);
  if (!state.success) return createStore<RefusedPage | null>(null);
  changeEntryState({ refused: undefined });
  return createStore<RefusedPage | null>({ page: state.output.refused });
}

/** Stores the refusal in the current history entry, for the document that replaces the checkout's (row Z19). */
export function keepForNextDocument({ page }: RefusedPage): void {
  changeEntryState({ refused: page });
}

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
