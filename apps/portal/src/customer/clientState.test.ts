import { expect, it } from 'vitest';

import { initialClientState, withConversationShown } from './clientState.ts';

it('shows a conversation whatever the customer did on the page before [Z76, M16]', () => {
  const left = {
    ...initialClientState,
    messagesTab: 'newQuestion',
    openConversations: ['c1', 'c2'],
    conversationSearch: 'bilen',
  } as const;
  expect(withConversationShown(left, 'c1')).toEqual({
    ...initialClientState,
    messagesTab: 'started',
    openConversations: ['c2', 'c1'],
    conversationSearch: '',
  });
});
