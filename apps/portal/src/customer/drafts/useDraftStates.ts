import { useServices } from '../services.ts';
import { useStore } from '../../platform/store.ts';
import type { DraftStates } from './draftStates.rules.ts';

/**
 * What lies unsent in this tab, for pages besides the one where it was written. Also for who is logged out: then it is
 * what waits for the same customer's next login, and only that it exists may be said.
 */
export function useDraftStates(): DraftStates {
  return useStore(useServices().drafts.states);
}
