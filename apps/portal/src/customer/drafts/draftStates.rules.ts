import { type Draft, type DraftKey, isDraftPending } from './draft.rules.ts';

/** How far something has come that the customer has begun to write. */
export type DraftState =
  /** It lies here, and the customer knows: nothing has gone wrong with it. */
  | 'written'
  /** It lies here because the last try did not send it, for certain. */
  | 'notSent'
  | 'sending'
  /** It may have arrived or not. */
  | 'unknown';

/** Every draft with something in it; nothing of what is written. */
export type DraftStates = ReadonlyMap<DraftKey, DraftState>;

export function draftStatesOf(drafts: ReadonlyMap<DraftKey, Draft>): DraftStates {
  return new Map(
    [...drafts].flatMap(([key, draft]) => {
      const state = draftStateOf(draft);
      return state === null ? [] : [[key, state] as const];
    }),
  );
}

function draftStateOf(draft: Draft): DraftState | null {
  if (!isDraftPending(draft)) return null;
  switch (draft.status) {
    case 'sending':
    case 'unknown':
      return draft.status;
    // More has been written since.
    case 'sent':
      return 'written';
    case 'unsent':
      if (draft.mayHaveArrived) return 'unknown';
      // Who stopped it has been told so then, and has nothing to hear anew.
      return draft.problem === null || draft.problem === 'stopped' ? 'written' : 'notSent';
  }
}
