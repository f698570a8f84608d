export type CaseTab = 'active' | 'closed';
export type MessagesTab = 'started' | 'newQuestion';

/** What the customer has chosen in this tab and finds again when coming back to a page (rows T11 and D03). */
export interface ClientState {
  readonly language: 'sv';
  /** Which tab of the claims list is open. */
  readonly tabKey: CaseTab;
  /** How many rows of the claims list show. */
  readonly inView: number;
  /** Which tab of the messages page is open. */
  readonly messagesTab: MessagesTab;
  /** Ids of the conversations that are unfolded. */
  readonly openConversations: readonly string[];
}

export const initialClientState: ClientState = {
  language: 'sv',
  tabKey: 'active',
  inView: 10,
  messagesTab: 'started',
  openConversations: [],
};
