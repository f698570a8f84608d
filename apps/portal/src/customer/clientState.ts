export type MessagesTab = 'started' | 'newQuestion';

/** The customer's choices that this tab keeps while the customer moves between pages (row T11). */
export interface ClientState {
  readonly language: 'sv';
  readonly messagesTab: MessagesTab;
  /** Ids of the expanded conversations. */
  readonly openConversations: readonly string[];
  /** The text in the search field of the conversations. */
  readonly conversationSearch: string;
}

export const initialClientState: ClientState = {
  language: 'sv',
  messagesTab: 'started',
  openConversations: [],
  conversationSearch: '',
};

/** The same with this conversation in view, unfolded. An earlier search might hide it. */
export function withConversationShown(state: ClientState, conversationId: string): ClientState {
  return {
    ...state,
    messagesTab: 'started',
    conversationSearch: '',
    openConversations: [...new Set([...state.openConversations, conversationId])],
  };
}
