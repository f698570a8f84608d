import type { QuestionField } from './newQuestion.rules.ts';

/** Where the error summary leads; the form stands once on its page. */
export const questionFieldIds = {
  subject: 'question-subject',
  reference: 'question-reference',
  email: 'question-email',
  phone: 'question-phone',
  message: 'question-message',
  files: 'question-files',
} as const satisfies Record<QuestionField, string>;
