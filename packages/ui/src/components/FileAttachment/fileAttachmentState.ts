import {
  checkFiles,
  type FileFacts,
  type FileLimits,
  isSameFile,
  type Refusal,
} from './fileRules.ts';

/** Files can be added and taken away. `refused` is what was wrong with the last choice. */
export interface ChosenFiles<F extends FileFacts = File> {
  readonly status: 'ready';
  /** The files that will be sent, in the order of their choice. */
  readonly chosen: readonly F[];
  readonly refused: readonly Refusal[];
}

/** The files are on their way and locked. */
export interface SendingFiles<F extends FileFacts = File> {
  readonly status: 'sending';
  /** The files that are being sent. */
  readonly chosen: readonly F[];
  /** How much of them is sent, from 0 to 1; `null` while that is not known. */
  readonly progress: number | null;
}

/** The files can be read but not changed: whether they have been sent is not known. */
export interface LockedFiles<F extends FileFacts = File> {
  readonly status: 'locked';
  /** The files that may have been sent. */
  readonly chosen: readonly F[];
}

/** Files cannot be attached at present (row A14). */
export interface FilesOff {
  readonly status: 'off';
}

/** All that a file picker can show. */
export type FileAttachmentState<F extends FileFacts = File> =
  | ChosenFiles<F>
  | SendingFiles<F>
  | LockedFiles<F>
  | FilesOff;

/** No file is chosen and nothing is wrong. */
export const noFiles = { status: 'ready', chosen: [], refused: [] } as const satisfies ChosenFiles;

/** A new choice. What was wrong with the last one is no longer said. */
export function addFiles<F extends FileFacts>(
  { chosen }: ChosenFiles<F>,
  added: readonly F[],
  limits?: FileLimits,
): ChosenFiles<F> {
  const { accepted, refused } = checkFiles(chosen, added, limits);
  return { status: 'ready', chosen: [...chosen, ...accepted], refused };
}

/** One file less. It makes room, so the faults that the files had together are gone with it (row A10). */
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

/** The reader goes on without the files that were not taken. */
export function withoutRefused<F extends FileFacts>({ chosen }: ChosenFiles<F>): ChosenFiles<F> {
  return { status: 'ready', chosen, refused: [] };
}

/** Whether the files can be sent as they are: each is good, and the reader has dealt with those that were not. */
export function areFilesValid(state: FileAttachmentState<FileFacts>): boolean {
  return state.status === 'ready' ? state.refused.length === 0 : state.status !== 'sending';
}

/** Locks the files after a sending of which nobody knows whether it arrived. */
export function lockFiles<F extends FileFacts>({ chosen }: ChosenFiles<F>): LockedFiles<F> {
  return { status: 'locked', chosen };
}

/** Locks the files until the sending has ended. */
export function sendFiles<F extends FileFacts>({ chosen }: ChosenFiles<F>): SendingFiles<F> {
  return { status: 'sending', chosen, progress: chosen.length === 0 ? null : 0 };
}

/** Unlocks the files after a sending that failed or was stopped: all of them are kept. */
export function keepFiles<F extends FileFacts>({ chosen }: SendingFiles<F>): ChosenFiles<F> {
  return { status: 'ready', chosen, refused: [] };
}
