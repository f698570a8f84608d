import { type Draft, draftFields, type DraftKey, fileNamesOf } from './draft.ts';

/** How far a draft has come. */
export type DraftState =
  | 'empty'
  /** It lies here, and the customer knows: nothing has gone wrong with it. */
  | 'written'
  /** It lies here because the last try did not send it, for certain. */
  | 'notSent'
  | 'sending'
  /** It may have arrived or not. */
  | 'unknown'
  | 'sent';

export function draftStateOf(draft: Draft): DraftState {
  if (draft.status !== 'unsent') return draft.status;
  if (draft.mayHaveArrived) return 'unknown';
  if (draft.problem !== null) return 'notSent';
  const isWritten = draftFields.some((field) => draft.fields[field] !== '');
  return isWritten || fileNamesOf(draft).length > 0 ? 'written' : 'empty';
}

/** Whether the customer has begun something here that is not sent for certain (row M10). */
export function isDraftPending(draft: Draft): boolean {
  const state = draftStateOf(draft);
  return state !== 'empty' && state !== 'sent';
}

/** Whether the customer has chosen files that lie here unsent (row Z15). */
export function hasUnsentFiles(draft: Draft): boolean {
  return draft.status !== 'sending' && draft.files.chosen.length > 0;
}

/** Whether leaving the document would lose something that cannot be kept: files live in memory only (row Z15). */
export function isLostOnUnload(draft: Draft): boolean {
  return draft.status === 'sending' || hasUnsentFiles(draft);
}

/** How a sending has ended. Told in this order where there are several: what asks for something to be done first. */
export const draftEndings = ['notSent', 'unknown', 'sent'] as const;
export type DraftEnding = (typeof draftEndings)[number];

/** How the last sending ended; `null` where there is nothing to tell of it. */
export function endingOf(draft: Draft): DraftEnding | null {
  const state = draftStateOf(draft);
  return draftEndings.find((ending) => ending === state) ?? null;
}

/** Why the messages page cannot tell the ending, though it was shown: the failure has led the customer away from it. */
export function leadsAway(draft: Draft): boolean {
  return (
    draft.status === 'unsent' && (draft.problem === 'systemOff' || draft.problem === 'loggedOut')
  );
}

/** Whether to clear the draft once its ending has been told elsewhere. A sent question is confirmed at its form too. */
export function isClearedWhenTold(key: DraftKey, ending: DraftEnding): boolean {
  return ending === 'sent' && key !== 'newQuestion';
}

/** The conversation that the draft is a reply in; `null` for the new question. */
export function conversationOf(key: DraftKey): string | null {
  return key === 'newQuestion' ? null : key.slice('reply:'.length);
}

/** Whether the server refused or failed, which the form tells below its button (row E12). */
export function hasFailed(draft: Draft): boolean {
  return draft.status === 'unsent' && draft.problem === 'failed';
}
