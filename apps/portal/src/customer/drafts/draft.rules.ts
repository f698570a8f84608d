import type { StoredMessage } from '@mina-sidor/api-client';
import { areFilesValid, type ChosenFiles } from '@mina-sidor/ui';

import {
  type Content,
  type Draft,
  draftFields,
  type DraftFields,
  type DraftProblem,
  emptyDraft,
  fileNamesOf,
  mayHaveArrived,
  type Sending,
  type Sent,
  type Unknown,
  type Unsent,
} from './draft.ts';

/** How a try to send ended. */
export type SendingEnd =
  | { readonly type: 'sent'; readonly message: StoredMessage }
  /** The server refused the message for what it is, so no earlier try of the same can have arrived either. */
  | {
      readonly type: 'refused';
      /** The place of the file that is the reason, among the files as they were sent; `null` for another reason. */
      readonly file: number | null;
    }
  | { readonly type: 'failed'; readonly problem: DraftProblem }
  /** The customer stopped it before all of it had left (row Z10). */
  | { readonly type: 'stopped' }
  /** It may have arrived or not. */
  | { readonly type: 'lost' }
  /** Nothing has left, for these files cannot be read. */
  | { readonly type: 'unreadable'; readonly names: readonly string[] };

/** What the customer does to a draft, besides sending it. */
export type CustomerEvent =
  | { readonly type: 'edited'; readonly fields: Partial<DraftFields> }
  | { readonly type: 'attached'; readonly files: ChosenFiles }
  /** Goes on with no more files than these. */
  | { readonly type: 'filesGivenUp'; readonly kept: ChosenFiles }
  /** Does not wait for certainty but goes on writing: once changed, it is another message. */
  | { readonly type: 'released' }
  /** Has seen that it is sent or has arrived, or throws it away. */
  | { readonly type: 'cleared' };

/** All that can happen to a draft. */
export type DraftEvent =
  | CustomerEvent
  | { readonly type: 'started'; readonly newId: string }
  | { readonly type: 'progressed'; readonly progress: number }
  | SendingEnd;

/**
 * The draft after the event. What cannot happen in a state changes nothing: nothing is edited while it is sent or may
 * have been, nothing is sent twice at once, and the end of a try that is no longer awaited comes too late.
 */
export function nextDraft(draft: Draft, event: DraftEvent): Draft {
  switch (event.type) {
    case 'edited':
      return isOpen(draft) ? edited(draft, event.fields) : draft;
    case 'attached':
      return attached(draft, event.files);
    case 'filesGivenUp':
      return isOpen(draft) ? changed(draft, { files: event.kept, lostFileNames: [] }) : draft;
    case 'started':
      return started(draft, event.newId);
    case 'progressed':
      return draft.status === 'sending' ? { ...draft, progress: event.progress } : draft;
    case 'released':
      return draft.status === 'unknown' ? { ...unsent(draft), mayHaveArrived: true } : draft;
    case 'cleared':
      return draft.status === 'sending' ? draft : emptyDraft;
    default:
      return draft.status === 'sending' ? ended(draft, event) : draft;
  }
}

function isOpen(draft: Draft): draft is Unsent | Sent {
  return draft.status === 'unsent' || draft.status === 'sent';
}

/** The draft with other content, which nobody has tried to send yet. Why files are missing is said until they are not. */
function changed(draft: Unsent | Sent, change: Partial<Content>): Unsent {
  const content = contentOf({ ...draft, ...change });
  const isOfFiles =
    draft.status === 'unsent' && (draft.problem === 'unreadable' || draft.problem === 'wrongFile');
  const problem = isOfFiles && content.lostFileNames.length > 0 ? draft.problem : null;
  return { ...emptyDraft, ...content, problem };
}

function edited(draft: Unsent | Sent, change: Partial<DraftFields>): Draft {
  const fields = { ...draft.fields, ...change };
  const isSame = draftFields.every((field) => fields[field] === draft.fields[field]);
  return isSame ? draft : changed(draft, { fields });
}

function attached(draft: Draft, files: ChosenFiles): Draft {
  const names = fileNamesOf(draft);
  switch (draft.status) {
    case 'sending':
      return draft;
    case 'unknown': {
      // Others cannot come: with its old id they would be left out without a word if it has arrived.
      const same = { ...files, chosen: files.chosen.filter(({ name }) => names.includes(name)) };
      return { ...draft, files: same, lostFileNames: stillLost(names, same) };
    }
    case 'sent':
      return changed(draft, { files });
    case 'unsent': {
      const lostFileNames = stillLost(draft.lostFileNames, files);
      const next = changed(draft, { files, lostFileNames });
      if (!haveSameNames(draft, next)) return next;
      // A lost file that is chosen again makes no other message of it.
      return {
        ...next,
        clientMessageId: draft.clientMessageId,
        mayHaveArrived: draft.mayHaveArrived,
      };
    }
  }
}

/** The draft on its way; nothing leaves before it has all its files. */
function started(draft: Draft, newId: string): Draft {
  const isWhole = draft.lostFileNames.length === 0 && areFilesValid(draft.files);
  if (draft.status === 'sending' || !isWhole) return draft;
  const lastId = draft.status === 'sent' ? null : draft.clientMessageId;
  return {
    ...contentOf(draft),
    status: 'sending',
    clientMessageId: lastId ?? newId,
    mayHaveArrived: mayHaveArrived(draft),
    progress: 0,
  };
}

function ended(draft: Sending, end: SendingEnd): Draft {
  const { clientMessageId } = draft;
  const unknown = { ...contentOf(draft), status: 'unknown', clientMessageId } as const;
  switch (end.type) {
    case 'sent':
      return { ...contentOf(emptyDraft), status: 'sent', message: end.message };
    case 'lost':
      return { ...unknown, isRepeated: draft.mayHaveArrived };
    case 'refused': {
      const wrong = draft.files.chosen[end.file ?? -1];
      return wrong === undefined
        ? { ...unsent(draft), problem: 'failed' }
        : { ...unsent(draft), ...withoutFiles(draft, [wrong.name]), problem: 'wrongFile' };
    }
    case 'failed':
      return draft.mayHaveArrived
        ? { ...unknown, isRepeated: true }
        : { ...unsent(draft), problem: end.problem };
    case 'stopped':
      return draft.mayHaveArrived ? { ...unknown, isRepeated: false } : unsent(draft);
    case 'unreadable': {
      const files = withoutFiles(draft, end.names);
      return draft.mayHaveArrived
        ? { ...unknown, ...files, isRepeated: false }
        : { ...unsent(draft), ...files, problem: 'unreadable' };
    }
  }
}

/** The files without those of these names, which the customer has to choose again or give up. */
function withoutFiles({ files }: Content, lostFileNames: readonly string[]) {
  const chosen = files.chosen.filter(({ name }) => !lostFileNames.includes(name));
  return { files: { ...files, chosen }, lostFileNames };
}

/** The same content, ready to be sent again with the id of the last try. */
function unsent(draft: Sending | Unknown): Unsent {
  return { ...emptyDraft, ...contentOf(draft), clientMessageId: draft.clientMessageId };
}

function contentOf({ fields, files, lostFileNames }: Content): Content {
  return { fields, files, lostFileNames };
}

/** Those of the names that are not among the chosen files. */
function stillLost(names: readonly string[], { chosen }: ChosenFiles): readonly string[] {
  return names.filter((lost) => !chosen.some(({ name }) => name === lost));
}

/** Whether both are of the same files: one that was lost and is chosen again is the same. */
function haveSameNames(one: Content, other: Content): boolean {
  const names = fileNamesOf(one).toSorted();
  const others = fileNamesOf(other).toSorted();
  return names.length === others.length && names.every((name, at) => name === others[at]);
}
