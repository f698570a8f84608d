export { FileAttachment, type FileAttachmentProps } from './FileAttachment.tsx';
export {
  addFiles,
  areFilesValid,
  type ChosenFiles,
  type FileAttachmentState,
  type FilesOff,
  keepFiles,
  lockFiles,
  type LockedFiles,
  noFiles,
  removeFile,
  sendFiles,
  type SendingFiles,
  withoutRefused,
} from './fileAttachmentState.ts';
export {
  checkFiles,
  type FileFacts,
  fileLimits,
  type FileLimits,
  type Refusal,
  type RefusalReason,
} from './fileRules.ts';
