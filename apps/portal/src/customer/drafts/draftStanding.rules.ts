import { type Draft, isDraftPending } from './draft.rules.ts';
import { fileNamesOf, hasFiles } from './draftFiles.rules.ts';

/** What the customer is told about a draft beside its fields; what is said otherwise, such as that it is sent, is not here. */
export type DraftNotice =
  /** It may have arrived or not; its files are here, or those of these names have to be chosen again. */
  | {
      readonly kind: 'unknown';
      readonly missing: readonly string[];
      /** The customer has tried to find out, and knows no more. */
      readonly isRepeated: boolean;
      /** It has files, and files cannot be sent now: finding out has to wait. */
      readonly isHeld: boolean;
    }
  /** The customer goes on with a text that may have arrived, and has changed nothing yet. */
  | { readonly kind: 'mayHaveArrived' }
  /** A system was switched off; said for who comes back. */
  | { readonly kind: 'notSent'; readonly hasFiles: boolean }
  /** A log-out came in between. */
  | { readonly kind: 'loggedOut' }
  /** Files that were chosen before the page was loaded anew. */
  | { readonly kind: 'lostFiles'; readonly names: readonly string[] }
  /** Files that could not be read when the draft was to be sent. */
  | { readonly kind: 'unreadableFiles'; readonly names: readonly string[] }
  /** Files that are here but cannot be attached now (row A14). */
  | { readonly kind: 'heldFiles'; readonly names: readonly string[] };

/** How a draft stands for the customer. */
export interface DraftStanding {
  /** What can be read but not changed. */
  readonly locked: 'none' | 'message' | 'everything';
  /** Whether it has been sent before, so that sending means sending again. */
  readonly isRepeat: boolean;
  /** Why it cannot be sent whatever its fields hold; null when nothing stands in the way. */
  readonly obstacle:
    | 'missingFiles'
    | 'heldRepeat'
    | 'lostFiles'
    | 'unreadableFiles'
    | 'heldFiles'
    | null;
  readonly notices: readonly DraftNotice[];
}

const open: DraftStanding = { locked: 'none', isRepeat: false, obstacle: null, notices: [] };

/** @param canAttach whether files can be attached now (row A14) */
export function draftStandingOf(draft: Draft, canAttach: boolean): DraftStanding {
  const { lostFileNames } = draft;
  switch (draft.status) {
    case 'sent':
    case 'sending':
      return { ...open, isRepeat: draft.status === 'sending' && draft.mayHaveArrived };
    case 'unknown': {
      const isHeld = !canAttach && hasFiles(draft);
      const isMissing = lostFileNames.length > 0;
      const { isRepeated } = draft;
      return {
        locked: isMissing && !isHeld ? 'message' : 'everything',
        isRepeat: true,
        obstacle: isHeld ? 'heldRepeat' : isMissing ? 'missingFiles' : null,
        notices: [{ kind: 'unknown', missing: lostFileNames, isRepeated, isHeld }],
      };
    }
    case 'unsent': {
      const base = { ...open, isRepeat: draft.mayHaveArrived };
      const said = saidOfLastTry(draft);
      if (!canAttach && hasFiles(draft)) {
        const held: DraftNotice = { kind: 'heldFiles', names: fileNamesOf(draft) };
        // That they cannot go along is why it was not sent.
        const besides = said.filter(({ kind }) => kind !== 'notSent');
        return { ...base, obstacle: 'heldFiles', notices: [...besides, held] };
      }
      if (lostFileNames.length > 0) {
        const kind = draft.problem === 'unreadable' ? 'unreadableFiles' : 'lostFiles';
        const lost: DraftNotice = { kind, names: lostFileNames };
        return { ...base, obstacle: kind, notices: [...said, lost] };
      }
      return { ...base, notices: said };
    }
  }
}

/**
 * Whether the draft's place for files shows. Where files cannot be attached it gives way to words that the message can go
 * without them, which is not so of one that may have arrived with them.
 */
export function showsFiles({ obstacle }: DraftStanding, canAttach: boolean): boolean {
  return canAttach || obstacle === 'heldRepeat';
}

function saidOfLastTry(draft: Extract<Draft, { status: 'unsent' }>): readonly DraftNotice[] {
  if (!isDraftPending(draft)) return [];
  if (draft.mayHaveArrived) return [{ kind: 'mayHaveArrived' }];
  switch (draft.problem) {
    case 'loggedOut':
      return [{ kind: 'loggedOut' }];
    case 'systemOff':
      return [{ kind: 'notSent', hasFiles: draft.files.chosen.length > 0 }];
    // Said below the button by the form, or by the files themselves.
    case 'failed':
    case 'stopped':
    case 'unreadable':
    case null:
      return [];
  }
}
