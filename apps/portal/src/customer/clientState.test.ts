import { expect, it } from 'vitest';

import { initialClientState, withConversationShown } from './clientState.ts';

it('shows a conversation whatever the customer did on the page before [Z76, M16]', () => {
  const left = {
    ...initialClientState,
    messagesTab: 'newQuestion',
    openConversations: ['c1', 'c2'],
    conversationSearch: 'bilen',
  } as const;
  const shown = { ...initialClientState, messagesTab: 'started', conversationSearch: '' };
  expect(withConversationShown(left, 'c1')).toEqual({ ...shown, openConversations: ['c1', 'c2'] });
  expect(withConversationShown(left, 'c3')).toEqual({
    ...shown,
    openConversations: ['c1', 'c2', 'c3'],
  });
});
