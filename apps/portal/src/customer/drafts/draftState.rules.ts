import { type Draft, draftFields, type DraftKey, fileNamesOf } from './draft.ts';

export type DraftState =
  | 'empty'
  /** It is unsent, and nothing has gone wrong. */
  | 'written'
  /** The last try certainly did not send it. */
  | 'notSent'
  | 'sending'
  /** It may have arrived. */
  | 'unknown'
  | 'sent';

export function draftStateOf(draft: Draft): DraftState {
  if (draft.status !== 'unsent') return draft.status;
  if (draft.mayHaveArrived) return 'unknown';
  if (draft.problem !== null) return 'notSent';
  const isWritten = draftFields.some((field) => draft.fields[field] !== '');
  return isWritten || fileNamesOf(draft).length > 0 ? 'written' : 'empty';
}

/** Whether the customer has begun a message that may be unsent (row M10). */
export function isDraftPending(draft: Draft): boolean {
  const state = draftStateOf(draft);
  return state !== 'empty' && state !== 'sent';
}

export function hasUnsentFiles(draft: Draft): boolean {
  return draft.status !== 'sending' && draft.files.chosen.length > 0;
}

/** Whether leaving the document would lose data: files live in memory only (row Z15). */
export function isLostOnUnload(draft: Draft): boolean {
  return draft.status === 'sending' || hasUnsentFiles(draft);
}

/** How a sending ended, in the order of the notices: what needs the customer's action comes first. */
export const draftEndings = ['notSent', 'unknown', 'sent'] as const;
export type DraftEnding = (typeof draftEndings)[number];

/** How the last sending ended; `null` when there is nothing to say about it. */
export function endingOf(draft: Draft): DraftEnding | null {
  const state = draftStateOf(draft);
  return draftEndings.find((ending) => ending === state) ?? null;
}

/**
 * Whether the failure took the customer away from the messages page, so that the page could not show how the sending
 * ended.
 */
export function tookCustomerAway(draft: Draft): boolean {
  return (
    draft.status === 'unsent' && (draft.problem === 'systemOff' || draft.problem === 'loggedOut')
  );
}

/** Whether to clear the draft once another page has shown how it ended. A sent question is confirmed at its form too. */
export function isClearedWhenShown(key: DraftKey, ending: DraftEnding): boolean {
  return ending === 'sent' && key !== 'newQuestion';
}

/** The id of the conversation that the draft replies to; `null` for the new question. */
export function conversationOf(key: DraftKey): string | null {
  return key === 'newQuestion' ? null : key.slice('reply:'.length);
}

/** Whether the server refused it or failed; the form says so below its button (row E12). */
export function hasFailed(draft: Draft): boolean {
  return draft.status === 'unsent' && draft.problem === 'failed';
}
