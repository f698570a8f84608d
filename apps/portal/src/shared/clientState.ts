import { createStore, type Store } from './store.ts';

export type CaseTab = 'active' | 'closed';

/** What the customer has chosen in this tab and finds again when coming back to a page (rows T11 and D03). */
export interface ClientState {
  readonly language: 'sv';
  /** Which tab of the claims list is open. */
  readonly tabKey: CaseTab;
  /** How many rows of the claims list show. */
  readonly inView: number;
}

export const initialClientState: ClientState = { language: 'sv', tabKey: 'active', inView: 10 };

export function createClientStateStore(): Store<ClientState> {
  return createStore(initialClientState);
}
