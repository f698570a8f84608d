import { messageLimits } from '@mina-sidor/api-client';
import {
  type FileAttachmentState,
  fileLimits as fileKinds,
  type FileLimits,
  lockFiles,
  type SendingFiles,
} from '@mina-sidor/ui';

import { type Draft, fileNamesOf, type Sending, type Unsent } from './draft.ts';

const fileLimits: FileLimits = {
  ...fileKinds,
  count: messageLimits.files,
  totalSize: messageLimits.totalFileSize,
  nameLength: messageLimits.fileName,
};

/** The notices above the send button. */
export type DraftNotice =
  /** The message may have arrived. */
  | 'unknown'
  /** The message may have arrived; the customer goes on with it and has changed nothing yet. */
  | 'mayHaveArrived'
  /** A system was switched off. The notice is for a customer who comes back to the draft. */
  | 'notSent'
  /** The customer was logged out before it was sent. */
  | 'loggedOut'
  | FilesObstacle;

/** Files that block sending until the customer continues without them. */
type FilesObstacle =
  /** A reload of the page has lost them. */
  | 'lostFiles'
  /** The browser could not read them when the draft was to be sent. */
  | 'unreadableFiles'
  /** The server found that the content of one does not match its name. */
  | 'wrongFiles'
  /** They are present, but files cannot be attached now (row A14). */
  | 'heldFiles';

/** What the form of a draft shows. */
export interface DraftView {
  /** What the customer can read but not edit. */
  readonly locked: 'none' | 'message' | 'everything';
  /** True when sending repeats a try that may have arrived. */
  readonly isRepeat: boolean;
  /** Why the draft cannot be sent, whatever its fields hold; null when it can. */
  readonly obstacle: 'missingFiles' | 'heldRepeat' | FilesObstacle | null;
  readonly notices: readonly DraftNotice[];
  readonly files: FileAttachmentState;
  /** The rules for files that the customer adds. */
  readonly fileLimits: FileLimits;
}

/** @param canAttach whether files can be attached now (row A14) */
export function draftViewOf(draft: Draft, canAttach: boolean): DraftView {
  const isHeld = !canAttach && fileNamesOf(draft).length > 0;
  const isMissing = draft.lostFileNames.length > 0;
  // While files cannot be attached, the form says so.
  const files: FileAttachmentState = canAttach ? draft.files : { status: 'off' };
  const open = {
    locked: 'none',
    isRepeat: false,
    obstacle: null,
    notices: [],
    files,
    fileLimits,
  } as const;
  switch (draft.status) {
    case 'sent':
      return open;
    case 'sending':
      return {
        ...open,
        isRepeat: draft.mayHaveArrived,
        files: canAttach ? sendingFilesOf(draft) : files,
      };
    case 'unknown': {
      const base = { ...open, isRepeat: true, notices: ['unknown'] } as const;
      // It may have arrived with its files, so the customer still sees them.
      const locked = { ...base, locked: 'everything', files: lockFiles(draft.files) } as const;
      if (isHeld) return { ...locked, obstacle: 'heldRepeat' };
      if (isMissing) {
        const ofFirstTry = { ...fileLimits, names: draft.lostFileNames };
        return { ...base, locked: 'message', obstacle: 'missingFiles', fileLimits: ofFirstTry };
      }
      return canAttach ? locked : { ...locked, files };
    }
    case 'unsent': {
      const obstacle: FilesObstacle | null = isHeld
        ? 'heldFiles'
        : isMissing
          ? missingFilesOf(draft)
          : null;
      const lastTry = noticeOfLastTry(draft);
      // Not both: the notice about the files already gives the reason.
      const saysLastTry = !(isHeld && lastTry === 'notSent');
      const notices = [saysLastTry ? lastTry : null, obstacle].filter((notice) => notice !== null);
      return { ...open, isRepeat: draft.mayHaveArrived, obstacle, notices };
    }
  }
}

function missingFilesOf({ problem }: Unsent): FilesObstacle {
  if (problem === 'wrongFile') return 'wrongFiles';
  return problem === 'unreadable' ? 'unreadableFiles' : 'lostFiles';
}

function noticeOfLastTry(draft: Unsent): DraftNotice | null {
  if (draft.mayHaveArrived) return 'mayHaveArrived';
  switch (draft.problem) {
    case 'loggedOut':
      return 'loggedOut';
    case 'systemOff':
      return 'notSent';
    // The form says so below the button, or the notice about the files does.
    case 'failed':
    case 'unreadable':
    case 'wrongFile':
    case null:
      return null;
  }
}

/** Without files there is no progress to show. */
export function sendingFilesOf({ files: { chosen }, progress }: Sending): SendingFiles {
  return { status: 'sending', chosen, progress: chosen.length === 0 ? null : progress };
}
