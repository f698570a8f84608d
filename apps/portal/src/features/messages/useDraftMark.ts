import { useSyncExternalStore } from 'react';

import type { DraftKey } from '../../customer/drafts/draft.ts';
import { draftStateOf } from '../../customer/drafts/draftState.rules.ts';
import { useCustomer } from '../../customer/customer.ts';
import { draftMarkOf } from './draftMark.rules.ts';

/** The word that marks this draft. Renders again only when the draft's state changes. */
export function useDraftMark(key: DraftKey, isInView: boolean): string | undefined {
  const { store, get } = useCustomer().scope.drafts;
  const state = useSyncExternalStore(store.subscribe, () => draftStateOf(get(key)));
  return draftMarkOf(state, isInView);
}
