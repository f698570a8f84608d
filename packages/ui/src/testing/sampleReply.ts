import type { ReplyEdit, ReplyState } from '../components/ConversationThread/index.ts';
import { keepFiles, noFiles, sendFiles } from '../components/FileAttachment/index.ts';

/** The events of a reply in stories and tests: the user's edits, and the results of sending. */
export type ReplyEvent =
  | ReplyEdit
  | { readonly type: 'sending' }
  | { readonly type: 'progressed'; readonly progress: number }
  | { readonly type: 'sent' }
  | { readonly type: 'failed' }
  | { readonly type: 'stopped' };

export const emptyReply = {
  status: 'unsent',
  message: '',
  files: noFiles,
  hasFailed: false,
} as const satisfies ReplyState;

/** The minimum that an application does around a reply box. */
export function nextReply(state: ReplyState, event: ReplyEvent): ReplyState {
  const { message } = state;
  const files = state.status === 'sending' ? keepFiles(state.files) : state.files;
  switch (event.type) {
    case 'written':
      return { status: 'unsent', message: event.message, files, hasFailed: false };
    case 'attached':
      return { status: 'unsent', message, files: event.files, hasFailed: false };
    case 'sending':
      return { status: 'sending', message, files: sendFiles(files) };
    case 'progressed':
      return state.status === 'sending'
        ? { ...state, files: { ...state.files, progress: event.progress } }
        : state;
    case 'sent':
      return { status: 'sent', message: '', files: noFiles };
    case 'failed':
    case 'stopped':
      return { status: 'unsent', message, files, hasFailed: event.type === 'failed' };
  }
}
