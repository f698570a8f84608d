import {
  areFilesValid,
  type ChosenFiles,
  type FileAttachmentState,
  keepFiles,
  noFiles,
  sendFiles,
  type SendingFiles,
} from '../FileAttachment/fileAttachmentState.ts';
import type { FileFacts } from '../FileAttachment/fileRules.ts';

/** A reply from its first letter until it is sent (row M08). */
export type ReplyState<F extends FileFacts = File> =
  | {
      readonly status: 'unsent';
      /** What has been written, as it was written. */
      readonly message: string;
      readonly files: ChosenFiles<F>;
      /** The last try failed; text and files are as they were. */
      readonly hasFailed: boolean;
    }
  | { readonly status: 'sending'; readonly message: string; readonly files: SendingFiles<F> }
  | { readonly status: 'sent'; readonly message: ''; readonly files: ChosenFiles<F> };

/** What the reader does to a reply before it is sent. */
export type ReplyEdit<F extends FileFacts = File> =
  | { readonly type: 'written'; readonly message: string }
  | { readonly type: 'attached'; readonly files: ChosenFiles<F> };

/** All that can happen to a reply. `stopped` is the reader's own doing, `failed` is not. */
export type ReplyEvent<F extends FileFacts = File> =
  | ReplyEdit<F>
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

/**
 * The reply after the event. What cannot happen in a state changes nothing: nothing is edited while it is sent, and the
 * outcome of a sending that has ended already comes too late.
 */
export function nextReply<F extends FileFacts>(
  state: ReplyState<F>,
  event: ReplyEvent<F>,
): ReplyState<F> {
  if (state.status === 'sending') {
    const { message, files } = state;
    switch (event.type) {
      case 'progressed':
        return { ...state, files: { ...files, progress: event.progress } };
      case 'sent':
        return { status: 'sent', message: '', files: noFiles };
      case 'failed':
        return { status: 'unsent', message, files: keepFiles(files), hasFailed: true };
      case 'stopped':
        return { status: 'unsent', message, files: keepFiles(files), hasFailed: false };
      default:
        return state;
    }
  }
  const { message, files } = state;
  switch (event.type) {
    case 'written':
      return { status: 'unsent', message: event.message, files, hasFailed: false };
    case 'attached':
      return { status: 'unsent', message, files: event.files, hasFailed: false };
    case 'sending':
      return { status: 'sending', message, files: sendFiles(files) };
    default:
      return state;
  }
}

/** Row M09: the message and the files are valid, and nothing is being sent. */
export function canSend(
  {
    status,
    files,
  }: Pick<ReplyState, 'status'> & { readonly files: FileAttachmentState<FileFacts> },
  isMessageValid: boolean,
): boolean {
  return status !== 'sending' && isMessageValid && areFilesValid(files);
}

/** Whether something would be lost if the reply were thrown away (row M10). */
export function isReplyPending(state: ReplyState<FileFacts>): boolean {
  return state.status === 'sending' || state.message !== '' || state.files.chosen.length > 0;
}
