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

/**
 * Whether a notice says how the sending ended: on every other page, and where the failure took the customer away from the
 * messages page. Otherwise that page says it, in words that are only heard where the message is out of view.
 */
export function isToldByNotice(draft: Draft, isOnMessagesPage: boolean): boolean {
  const tookCustomerAway =
    draft.status === 'unsent' && (draft.problem === 'systemOff' || draft.problem === 'loggedOut');
  return !isOnMessagesPage || tookCustomerAway;
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
