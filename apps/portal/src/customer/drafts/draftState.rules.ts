import { type Draft, type DraftKey, fileNamesOf } from './draft.ts';

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
  return hasText(draft) || fileNamesOf(draft).length > 0 ? 'written' : 'empty';
}

/** Whether the customer has begun a message that may be unsent (row M10). */
export function isDraftPending(draft: Draft): boolean {
  const state = draftStateOf(draft);
  return state !== 'empty' && state !== 'sent';
}

export function hasText(draft: Draft): boolean {
  return Object.values(draft.fields).some((text) => text !== '');
}

export function hasFiles(draft: Draft): boolean {
  return draft.files.chosen.length > 0;
}

export function hasUnsentFiles(draft: Draft): boolean {
  return draft.status !== 'sending' && hasFiles(draft);
}

/** What leaving the document would cost. A message on its way may be cut off, with all that it holds. */
export type UnloadLoss = 'sending' | 'textAndFiles' | 'files' | 'text';

/**
 * Derives it from all drafts; `null` when nothing would be lost. Files live in memory only (row Z15).
 *
 * @param isKept whether the browser has stored the text
 */
export function unloadLossOf(drafts: readonly Draft[], isKept: boolean): UnloadLoss | null {
  if (drafts.some(({ status }) => status === 'sending')) return 'sending';
  const losesText = !isKept && drafts.some(isDraftPending);
  if (drafts.some(hasUnsentFiles)) return losesText ? 'textAndFiles' : 'files';
  return losesText ? 'text' : null;
}

/** How a sending ended, in the order of the notices: what needs the customer's action comes first. */
export const draftEndings = ['notSent', 'unknown', 'sent'] as const;
export type DraftEnding = (typeof draftEndings)[number];

/** How the last sending ended; `null` when there is nothing to say about it. */
export function endingOf(draft: Draft): DraftEnding | null {
  const state = draftStateOf(draft);
  return draftEndings.find((ending) => ending === state) ?? null;
}

/** Where the customer is when a sending ends: on another page, or on that of the messages with the message out of view or in view. */
type Place = 'elsewhere' | 'outOfView' | 'inView';

/** How the customer is told of the end of a sending. */
export interface EndingReport {
  readonly ending: DraftEnding;
  /** By a notice above the page, by words that are only heard, or by the message's own form. */
  readonly by: 'notice' | 'words' | 'form';
  /** The draft has served its time. */
  readonly clearsDraft: boolean;
}

/** Decides it; `null` when there is nothing to tell (rows E02, E04, M07, M08 and E12). */
export function endingReportOf(key: DraftKey, draft: Draft, place: Place): EndingReport | null {
  const ending = endingOf(draft);
  if (ending === null) return null;
  // These failures lead away from the page of the messages.
  const leadsAway =
    draft.status === 'unsent' && (draft.problem === 'systemOff' || draft.problem === 'loggedOut');
  const by =
    place === 'elsewhere' || leadsAway ? 'notice' : place === 'outOfView' ? 'words' : 'form';
  // A sent question is confirmed at its form too.
  return { ending, by, clearsDraft: by !== 'form' && ending === 'sent' && key !== 'newQuestion' };
}

/** The id of the conversation that the draft replies to; `null` for the new question. */
export function conversationOf(key: DraftKey): string | null {
  return key === 'newQuestion' ? null : key.slice('reply:'.length);
}

/** Whether the server refused it or failed; the form says so below its button (row E12). */
export function hasFailed(draft: Draft): boolean {
  return draft.status === 'unsent' && draft.problem === 'failed';
}
