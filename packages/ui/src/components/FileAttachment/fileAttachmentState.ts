import {
  checkFiles,
  type FileFacts,
  type FileLimits,
  isSameFile,
  type Refusal,
} from './fileRules.ts';

/** Files can be added and removed. `refused` lists what was wrong with the last choice. */
export interface ChosenFiles<F extends FileFacts = File> {
  readonly status: 'ready';
  /** The files that will be sent, in the order in which they were chosen. */
  readonly chosen: readonly F[];
  readonly refused: readonly Refusal[];
}

/** The files are being sent and cannot be changed. */
export interface SendingFiles<F extends FileFacts = File> {
  readonly status: 'sending';
  /** The files that are being sent. */
  readonly chosen: readonly F[];
  /** How much has been sent, from 0 to 1; `null` while that is unknown. */
  readonly progress: number | null;
}

/** It is unknown whether the files arrived. They can be read but not changed. */
export interface LockedFiles<F extends FileFacts = File> {
  readonly status: 'locked';
  /** The files that may have arrived. */
  readonly chosen: readonly F[];
}

/** Files cannot be attached now. */
export interface FilesOff {
  readonly status: 'off';
}

/** The states of a file picker. */
export type FileAttachmentState<F extends FileFacts = File> =
  | ChosenFiles<F>
  | SendingFiles<F>
  | LockedFiles<F>
  | FilesOff;

/** No file is chosen and there is no error. */
export const noFiles = { status: 'ready', chosen: [], refused: [] } as const satisfies ChosenFiles;

/** Adds a new choice. Errors of the previous choice disappear. */
export function addFiles<F extends FileFacts>(
  { chosen }: ChosenFiles<F>,
  added: readonly F[],
  limits?: FileLimits,
): ChosenFiles<F> {
  const { accepted, refused } = checkFiles(chosen, added, limits);
  return { status: 'ready', chosen: [...chosen, ...accepted], refused };
}

/** Removes a file. That makes room, so errors about the files together disappear too. */
export function removeFile<F extends FileFacts>(
  { chosen, refused }: ChosenFiles<F>,
  removed: F,
): ChosenFiles<F> {
  return {
    status: 'ready',
    chosen: chosen.filter((file) => !isSameFile(file, removed)),
    refused: refused.filter(({ reason }) => reason !== 'totalSize' && reason !== 'count'),
  };
}

/** The user continues without the refused files. */
export function withoutRefused<F extends FileFacts>({ chosen }: ChosenFiles<F>): ChosenFiles<F> {
  return { status: 'ready', chosen, refused: [] };
}

/** Whether the files can be sent: each is valid, and the user has dealt with the refused ones. */
export function areFilesValid(state: FileAttachmentState<FileFacts>): boolean {
  return state.status === 'ready' ? state.refused.length === 0 : state.status !== 'sending';
}

/** Locks the files when it is unknown whether they arrived. */
export function lockFiles<F extends FileFacts>({ chosen }: ChosenFiles<F>): LockedFiles<F> {
  return { status: 'locked', chosen };
}

/** Locks the files while they are being sent. */
export function sendFiles<F extends FileFacts>({ chosen }: ChosenFiles<F>): SendingFiles<F> {
  return { status: 'sending', chosen, progress: chosen.length === 0 ? null : 0 };
}

/** Unlocks the files after sending failed or was stopped. All files are kept. */
export function keepFiles<F extends FileFacts>({ chosen }: SendingFiles<F>): ChosenFiles<F> {
  return { status: 'ready', chosen, refused: [] };
}
