import { type FileAttachmentState, lockFiles, type SendingFiles } from '@mina-sidor/ui';

import { type Draft, fileNamesOf } from './draft.ts';

/** What the customer is told above the button that sends. */
export type DraftNotice =
  /** It may have arrived or not. */
  | 'unknown'
  /** The customer goes on with a text that may have arrived, and has changed nothing yet. */
  | 'mayHaveArrived'
  /** A system was switched off; said for who comes back. */
  | 'notSent'
  /** A log-out came in between. */
  | 'loggedOut'
  | FilesObstacle;

/** Files that keep a draft from being sent, until the customer goes on without them. */
type FilesObstacle =
  /** They were chosen before the page was reloaded. */
  | 'lostFiles'
  /** They could not be read when the draft was to be sent. */
  | 'unreadableFiles'
  /** The server found that one is of another kind than its name says. */
  | 'wrongFiles'
  /** They are here but cannot be attached now (row A14). */
  | 'heldFiles';

/** How a draft stands for the customer, and what its form shows. */
export interface DraftStanding {
  /** What can be read but not changed. */
  readonly locked: 'none' | 'message' | 'everything';
  /** Whether sending it means sending again what may have arrived. */
  readonly isRepeat: boolean;
  /** Why it cannot be sent whatever its fields hold; null when nothing stands in the way. */
  readonly obstacle: 'missingFiles' | 'heldRepeat' | FilesObstacle | null;
  readonly notices: readonly DraftNotice[];
  readonly files: FileAttachmentState;
}

/** @param canAttach whether files can be attached now (row A14) */
export function draftStandingOf(draft: Draft, canAttach: boolean): DraftStanding {
  const isHeld = !canAttach && fileNamesOf(draft).length > 0;
  const isMissing = draft.lostFileNames.length > 0;
  // Words that the message can go without files take their place.
  const files: FileAttachmentState = canAttach ? draft.files : { status: 'off' };
  const open = { locked: 'none', isRepeat: false, obstacle: null, notices: [], files } as const;
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
      // It may have arrived with its files: they stay to be seen.
      const locked = { ...base, locked: 'everything', files: lockFiles(draft.files) } as const;
      if (isHeld) return { ...locked, obstacle: 'heldRepeat' };
      if (isMissing) return { ...base, locked: 'message', obstacle: 'missingFiles' };
      return canAttach ? locked : { ...locked, files };
    }
    case 'unsent': {
      const obstacle: FilesObstacle | null = isHeld
        ? 'heldFiles'
        : isMissing
          ? missingFilesOf(draft)
          : null;
      const said = saidOfLastTry(draft);
      // That files cannot go along is why it was not sent.
      const isSaid = !(isHeld && said === 'notSent');
      const notices = [isSaid ? said : null, obstacle].filter((notice) => notice !== null);
      return { ...open, isRepeat: draft.mayHaveArrived, obstacle, notices };
    }
  }
}

function missingFilesOf({ problem }: Extract<Draft, { status: 'unsent' }>): FilesObstacle {
  if (problem === 'wrongFile') return 'wrongFiles';
  return problem === 'unreadable' ? 'unreadableFiles' : 'lostFiles';
}

function saidOfLastTry(draft: Extract<Draft, { status: 'unsent' }>): DraftNotice | null {
  if (draft.mayHaveArrived) return 'mayHaveArrived';
  switch (draft.problem) {
    case 'loggedOut':
      return 'loggedOut';
    case 'systemOff':
      return 'notSent';
    // Said below the button by the form, or by the files themselves.
    case 'failed':
    case 'unreadable':
    case 'wrongFile':
    case null:
      return null;
  }
}

/** The files on their way; without any there is no progress to show. */
export function sendingFilesOf({
  files: { chosen },
  progress,
}: Extract<Draft, { status: 'sending' }>): SendingFiles {
  return { status: 'sending', chosen, progress: chosen.length === 0 ? null : progress };
}
