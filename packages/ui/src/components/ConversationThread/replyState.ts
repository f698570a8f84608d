import {
  areFilesValid,
  type ChosenFiles,
  type FileAttachmentState,
  type SendingFiles,
} from '../FileAttachment/fileAttachmentState.ts';
import type { FileFacts } from '../FileAttachment/fileRules.ts';

/** A reply from its first letter until it is sent. */
export type ReplyState<F extends FileFacts = File> =
  | {
      readonly status: 'unsent';
      /** The text exactly as the user typed it. */
      readonly message: string;
      readonly files: ChosenFiles<F>;
      /** The last attempt failed; text and files are unchanged. */
      readonly hasFailed: boolean;
    }
  | { readonly status: 'sending'; readonly message: string; readonly files: SendingFiles<F> }
  | { readonly status: 'sent'; readonly message: ''; readonly files: ChosenFiles<F> };

/** A change that the user makes to a reply before sending it. */
export type ReplyEdit<F extends FileFacts = File> =
  | { readonly type: 'written'; readonly message: string }
  | { readonly type: 'attached'; readonly files: ChosenFiles<F> };

/** The message and the files are valid, and nothing is being sent. */
export function canSend(
  {
    status,
    files,
  }: Pick<ReplyState, 'status'> & { readonly files: FileAttachmentState<FileFacts> },
  isMessageValid: boolean,
): boolean {
  return status !== 'sending' && isMessageValid && areFilesValid(files);
}
