import {
  areFilesValid,
  type ChosenFiles,
  type FileAttachmentState,
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
