import type { Fault } from '../fault.ts';

export const messageHooks: readonly Fault[] = [
  {
    file: 'apps/portal/src/features/messages/useMessages.ts',
    find: "  if (replyFocusedId !== null && conversationSearch !== '') setReplyFocusedId(null);\n",
    replace: '',
    seen: 'focus jumps from the search field to a reply',
  },
  {
    file: 'apps/portal/src/features/messages/useMessages.ts',
    find: '[...new Set([...settings.openConversations, ...unfolded])]',
    replace: '[...settings.openConversations]',
    seen: 'a reply that was not sent is hidden in a closed conversation',
  },
  {
    file: 'apps/portal/src/features/messages/useMessages.ts',
    find: "messagesTab === 'newQuestion' && state.status !== 'failed'",
    replace: "messagesTab === 'newQuestion'",
    seen: 'the end of a sending is said nowhere while the page has failed',
  },
  {
    file: 'apps/portal/src/features/messages/useAnnounceOutOfView.ts',
    find: "report?.by !== 'words'",
    replace: 'telling === null',
    seen: 'what shows is read twice',
  },
  {
    file: 'apps/portal/src/features/messages/useAnnounceOutOfView.ts',
    find: "state.status !== 'ready' || (known.current === null && state.isRefetching)",
    replace: "state.status !== 'ready'",
    seen: 'messages of last week are announced as new',
  },
  {
    file: 'apps/portal/src/features/messages/conversations/useConversations.ts',
    find: "if (event.kind === 'connectionRestored') updates.refresh();\n    else if",
    replace: 'if',
    seen: 'messages from a time without a connection are missing',
  },
  {
    file: 'apps/portal/src/features/messages/conversations/useConversations.ts',
    find: '  useEffect(() => updates.follow(query), [updates, query]);\n',
    replace: '',
    seen: 'no event reaches the list',
  },
  {
    file: 'apps/portal/src/features/messages/conversations/createConversationUpdates.ts',
    find: '    if (isBegun) fetchOne(conversationId);\n',
    replace: '',
    seen: 'a new conversation lacks its reference number',
  },
  {
    file: 'apps/portal/src/features/messages/conversations/useMarkAsRead.ts',
    find: '!isOpen || !isVisible || readByCustomer',
    replace: '!isOpen || readByCustomer',
    seen: 'a message counts as read that came into a hidden window',
  },
  {
    file: 'apps/portal/src/features/messages/conversations/useMarkAsRead.ts',
    find: '    await refetchUnread();\n',
    replace: '',
    seen: 'the menu goes on counting a conversation that has been read',
  },
  {
    file: 'apps/portal/src/features/messages/conversations/useMarkAsRead.ts',
    find: '    lastReported.current = newest;\n',
    replace: '',
    seen: 'a server that fails is asked at each change of the window',
  },
  {
    file: 'apps/portal/src/features/messages/newQuestion/useNewQuestion.ts',
    find: "    change({ type: 'edited', fields: start });\n",
    replace: '',
    seen: 'a question about a case is sent without its number',
  },
  {
    file: 'apps/portal/src/features/messages/newQuestion/useNewQuestion.ts',
    find: 'isWritten ? draft.fields : { ...draft.fields, ...start }',
    replace: '{ ...draft.fields, ...start }',
    seen: 'a draft is overwritten by what a link says',
  },
  {
    file: 'apps/portal/src/features/messages/useMessages.ts',
    find: 'if (about !== null) clientState',
    replace: 'if (about === null) clientState',
    seen: 'a link to write leads to the list of conversations',
  },
  {
    file: 'apps/portal/src/features/messages/newQuestion/useQuestionFocus.ts',
    find: '(isUnlocked || isSwitched ? messageField : sendButton)',
    replace: '(isUnlocked ? messageField : sendButton)',
    seen: 'a customer who has switched to another case writes to the send button',
  },
  {
    file: 'apps/portal/src/features/messages/newQuestion/useQuestionFocus.ts',
    find: 'if (wasSending.current && isStopped) announce',
    replace: 'if (isStopped) announce',
    seen: 'each visit announces that a sending was stopped long ago',
  },
  {
    file: 'apps/portal/src/features/messages/conversations/createConversationUpdates.ts',
    find: ' && underWay < few',
    replace: '',
    seen: 'three thousand events make three thousand calls',
  },
  {
    file: 'apps/portal/src/features/messages/conversations/conversations.rules.ts',
    find: '    .at(-1);\n}\n\ninterface InUse',
    replace: '    .at(0);\n}\n\ninterface InUse',
    seen: 'of two messages that come at once the older is announced',
  },
  {
    file: 'apps/portal/src/features/messages/useMessages.ts',
    find: '      setReplyFocusedId(null);\n      const settings',
    replace: '      const settings',
    seen: 'a conversation that is opened again takes focus into its reply',
  },
  {
    file: 'apps/portal/src/features/messages/newQuestion/useNewQuestion.ts',
    find: '      setSent(null);\n      contact',
    replace: '      contact',
    seen: 'the confirmation of the question before stands above one that was not sent',
  },
];
