import type { ReplyState } from '@mina-sidor/ui';

import type { Draft } from '../../../customer/drafts/draft.rules.ts';

/** The draft as the reply box draws it. */
export function replyStateOf(draft: Draft): ReplyState {
  const { message } = draft.fields;
  switch (draft.status) {
    case 'unsent':
      return {
        status: 'unsent',
        message,
        files: draft.files,
        hasFailed: draft.problem === 'failed',
      };
    case 'sending':
      return { status: 'sending', message, files: draft.files };
    // The box is locked beside this: text and files stay to be seen.
    case 'unknown':
      return { status: 'unsent', message, files: draft.files, hasFailed: false };
    case 'sent':
      return { status: 'sent', message: '', files: draft.files };
  }
}
