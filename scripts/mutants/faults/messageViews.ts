import type { Fault } from '../fault.ts';

export const messageViews: readonly Fault[] = [
  {
    file: 'apps/portal/src/features/messages/newQuestion/QuestionFields.tsx',
    find: 'value={fields.phone}',
    replace: 'value={fields.email}',
    seen: 'the field for the number shows the e-mail address',
  },
  {
    file: 'apps/portal/src/features/messages/newQuestion/QuestionForm.tsx',
    find: 'question.shownAbout === null ?',
    replace: 'question.shownAbout !== null ?',
    seen: 'who asks about nothing in particular is not told where the answer comes',
  },
  {
    file: 'apps/portal/src/features/messages/conversations/ConversationList.tsx',
    find: 'isDraftPending(drafts.get(`reply:${id}`))',
    replace: 'isDraftPending(drafts.get(`reply:`))',
    seen: 'a reply that is being written goes with its conversation',
  },
  {
    file: 'apps/portal/src/features/messages/SendingNotices.tsx',
    find: "report?.by !== 'notice'",
    replace: 'report === null',
    seen: 'a message that the page has shown as sent is reported again',
  },
  {
    file: 'apps/portal/src/features/messages/SendingNotices.tsx',
    find: "    if (report.clearsDraft) drafts.change(key, { type: 'cleared' });\n",
    replace: '',
    seen: 'a sent reply is confirmed twice',
  },
  {
    file: 'apps/portal/src/features/messages/MessagesView.tsx',
    find: 'state.value.length === 0 ? (',
    replace: 'state.value.length > 0 ? (',
    seen: 'conversations are said not to exist',
  },
  {
    file: 'apps/portal/src/features/messages/attachments/MessageAttachments.tsx',
    find: '      purpose="save"\n',
    replace: '',
    seen: 'a file of a message takes the customer away from the reply',
  },
  {
    file: 'apps/portal/src/features/messages/attachments/MessageAttachments.tsx',
    find: 'return query.isReloading ? (',
    replace: 'return !query.isReloading ? (',
    seen: 'files that cannot be listed seem to be on their way',
  },
  {
    file: 'apps/portal/src/features/messages/conversations/ConversationItem.tsx',
    find: 'useIsPrinting() ? timeOnPaperOf : timeOf',
    replace: 'timeOf',
    seen: 'a printed conversation says “today”',
  },
  {
    file: 'apps/portal/src/features/messages/conversations/ConversationSearch.tsx',
    find: 'query: query.trim() }',
    replace: 'query }',
    seen: 'the words that were not found are quoted with spaces',
  },
  {
    file: 'apps/portal/src/features/messages/newQuestion/QuestionFields.tsx',
    find: 'onChange={isLocked ? undefined : changeAbout}',
    replace: 'onChange={changeAbout}',
    seen: 'what a question is about is changed while it is sent',
  },
  {
    file: 'apps/portal/src/features/messages/newQuestion/QuestionForm.tsx',
    find: "shownErrors.fields.has('message') ? words.correctFirst : errors.message",
    replace: 'errors.message',
    seen: 'an error is read at its field and again at the button',
  },
  {
    file: 'apps/portal/src/features/messages/newQuestion/QuestionSent.tsx',
    find: "isSentNow ? 'status' : 'none'",
    replace: "'status'",
    seen: 'a question that was sent before is announced as sent now',
  },
  {
    file: 'apps/portal/src/features/messages/SendingNotices.tsx',
    find: "ending === 'sent' || endingOf(draftOf(key)) === ending",
    replace: 'true',
    seen: 'a page goes on saying that a message was not sent which the customer has discarded',
  },
  {
    file: 'apps/portal/src/features/messages/SendingNotices.tsx',
    find: 'access === null || isThere || current',
    replace: 'access === null || current',
    seen: 'the messages page says once more that a message was sent',
  },
  {
    file: 'apps/portal/src/features/messages/newQuestion/QuestionAbout.tsx',
    find: 'isSameNumber(number, one.damageNumber)',
    replace: 'isSameNumber(one.damageNumber, one.damageNumber)',
    seen: 'a question about one damage names another',
  },
  {
    file: 'apps/portal/src/features/messages/SendingNotices.tsx',
    find: "if (ending === 'sent') return undefined;",
    replace: '',
    seen: 'a message that was sent is said to be kept',
  },
  {
    file: 'apps/portal/src/features/messages/conversations/conversations.rules.ts',
    find: ' && !isFetched(message)',
    replace: '',
    seen: 'a reply shows twice',
  },
  {
    file: 'apps/portal/src/features/messages/newQuestion/NewQuestion.tsx',
    find: 'question.isSentHere ? about : null',
    replace: 'about',
    seen: 'a question that was sent from elsewhere leads back to the case of the new form',
  },
];
