import { type Draft, isDraftPending } from './draft.rules.ts';

/** What the customer is told about a draft beside its fields; what is said otherwise, such as that it is sent, is not here. */
export type DraftNotice =
  /** It may have arrived or not; its files are here, or those of these names have to be chosen again. */
  | { readonly kind: 'unknown'; readonly missing: readonly string[] }
  /** A log-out came in between. */
  | { readonly kind: 'loggedOut' }
  /** Files that were chosen before the page was loaded anew. */
  | { readonly kind: 'lostFiles'; readonly names: readonly string[] }
  /** Files that are here but cannot be attached now (row A14). */
  | { readonly kind: 'heldFiles'; readonly names: readonly string[] };

/** How a draft stands for the customer. */
export interface DraftStanding {
  /** What can be read but not changed. */
  readonly locked: 'none' | 'message' | 'everything';
  /** Whether it has been sent before, so that sending means sending again. */
  readonly isRepeat: boolean;
  /** Why it cannot be sent whatever its fields hold; null when nothing stands in the way. */
  readonly obstacle: 'missingFiles' | 'lostFiles' | 'heldFiles' | null;
  readonly notices: readonly DraftNotice[];
}

const open: DraftStanding = { locked: 'none', isRepeat: false, obstacle: null, notices: [] };

/** @param canAttach whether files can be attached now (row A14) */
export function draftStandingOf(draft: Draft, canAttach: boolean): DraftStanding {
  const { lostFileNames, files } = draft;
  switch (draft.status) {
    case 'sent':
    case 'sending':
      return { ...open, isRepeat: draft.status === 'sending' && draft.mayHaveArrived };
    case 'unknown':
      return {
        locked: lostFileNames.length === 0 ? 'everything' : 'message',
        isRepeat: true,
        obstacle: lostFileNames.length === 0 ? null : 'missingFiles',
        notices: [{ kind: 'unknown', missing: lostFileNames }],
      };
    case 'unsent': {
      const loggedOut = draft.problem === 'loggedOut' && isDraftPending(draft);
      const said: DraftNotice[] = loggedOut ? [{ kind: 'loggedOut' }] : [];
      const here = files.chosen.map(({ name }) => name);
      if (!canAttach && here.length + lostFileNames.length > 0) {
        const names = [...here, ...lostFileNames];
        return { ...open, obstacle: 'heldFiles', notices: [...said, { kind: 'heldFiles', names }] };
      }
      if (lostFileNames.length > 0) {
        const lost: DraftNotice = { kind: 'lostFiles', names: lostFileNames };
        return { ...open, obstacle: 'lostFiles', notices: [...said, lost] };
      }
      return { ...open, notices: said };
    }
  }
}
