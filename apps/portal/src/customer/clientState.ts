export type MessagesTab = 'started' | 'newQuestion';

/** What the customer has chosen in this tab and finds again when coming back to a page (row T11). */
export interface ClientState {
  readonly language: 'sv';
  /** Which tab of the messages page is open. */
  readonly messagesTab: MessagesTab;
  /** Ids of the conversations that are unfolded. */
  readonly openConversations: readonly string[];
  /** How many conversations show. */
  readonly conversationsInView: number;
  /** What the customer searches the conversations for. */
  readonly conversationSearch: string;
}

export const initialClientState: ClientState = {
  language: 'sv',
  messagesTab: 'started',
  openConversations: [],
  conversationsInView: 10,
  conversationSearch: '',
};
