import type { StoredMessage } from '@mina-sidor/api-client';
import { areFilesValid, type ChosenFiles } from '@mina-sidor/ui';

import { entriesOf } from '../../domain/record.ts';
import {
  type Content,
  type Draft,
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

export type SendingEnd =
  | { readonly type: 'sent'; readonly message: StoredMessage }
  /** The server refused the content, so an earlier try with the same content cannot have arrived either. */
  | {
      readonly type: 'refused';
      /** The index of the refused file among the sent files; `null` when the reason is not a file. */
      readonly file: number | null;
    }
  | { readonly type: 'failed'; readonly problem: DraftProblem }
  /** The customer cancelled it before all bytes had left (row Z10). */
  | { readonly type: 'stopped' }
  /** No answer came, so the message may have arrived. */
  | { readonly type: 'lost' }
  /** These files cannot be read, so nothing was sent. */
  | { readonly type: 'unreadable'; readonly files: readonly File[] };

/** What the customer does to a draft, except sending it. */
export type CustomerEvent =
  | { readonly type: 'edited'; readonly fields: Partial<DraftFields> }
  | { readonly type: 'attached'; readonly files: ChosenFiles }
  /** The customer gives up the missing files and keeps these. */
  | { readonly type: 'filesGivenUp'; readonly kept: ChosenFiles }
  /** The customer goes on writing without knowing whether it arrived. Once changed, it is another message. */
  | { readonly type: 'released' }
  /** The customer has seen that it arrived, or throws it away. */
  | { readonly type: 'cleared' };

export type DraftEvent =
  | CustomerEvent
  | { readonly type: 'started'; readonly newId: string }
  | { readonly type: 'progressed'; readonly progress: number }
  | SendingEnd;

/**
 * Returns the draft after the event. Events that cannot happen in a state are ignored: a draft is not edited while it
 * is being sent or may have arrived, it is not sent twice at once, and a late end of an earlier try has no effect.
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

/** Changed content is a new message without an id. The problem with its files stays until no file is missing. */
function changed(draft: Unsent | Sent, change: Partial<Content>): Unsent {
  const content = contentOf({ ...draft, ...change });
  const isOfFiles =
    draft.status === 'unsent' && (draft.problem === 'unreadable' || draft.problem === 'wrongFile');
  const problem = isOfFiles && content.lostFileNames.length > 0 ? draft.problem : null;
  return { ...emptyDraft, ...content, problem };
}

function edited(draft: Unsent | Sent, change: Partial<DraftFields>): Draft {
  const fields = { ...draft.fields, ...change };
  const isSame = entriesOf(fields).every(([field, text]) => text === draft.fields[field]);
  return isSame ? draft : changed(draft, { fields });
}

function attached(draft: Draft, files: ChosenFiles): Draft {
  const names = fileNamesOf(draft);
  switch (draft.status) {
    case 'sending':
      return draft;
    case 'unknown': {
      // Only files of the first try can be added. If it arrived, the server ignores new files under the same id.
      const isOfFirstTry = eachOnce(names);
      const chosen = files.chosen.filter(({ name }) => isOfFirstTry(name));
      const lostFileNames = stillLost(names, chosen);
      // With all its files it is the first message again, so refused files no longer matter.
      const refused = lostFileNames.length === 0 ? [] : files.refused;
      return { ...draft, files: { ...files, chosen, refused }, lostFileNames };
    }
    case 'sent':
      return changed(draft, { files });
    case 'unsent': {
      const added = files.chosen.filter((file) => !draft.files.chosen.includes(file));
      const lostFileNames = stillLost(draft.lostFileNames, added);
      const next = changed(draft, { files, lostFileNames });
      if (!haveSameNames(draft, next)) return next;
      // A file that is chosen again does not change the message, so the message keeps its id.
      return {
        ...next,
        clientMessageId: draft.clientMessageId,
        mayHaveArrived: draft.mayHaveArrived,
      };
    }
  }
}

/** Starts sending, unless files are missing. */
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
        : { ...unsent(draft), ...withoutFiles(draft, [wrong]), problem: 'wrongFile' };
    }
    case 'failed':
      return draft.mayHaveArrived
        ? { ...unknown, isRepeated: true }
        : { ...unsent(draft), problem: end.problem };
    case 'stopped':
      return draft.mayHaveArrived ? { ...unknown, isRepeated: false } : unsent(draft);
    case 'unreadable': {
      const files = withoutFiles(draft, end.files);
      return draft.mayHaveArrived
        ? { ...unknown, ...files, isRepeated: false }
        : { ...unsent(draft), ...files, problem: 'unreadable' };
    }
  }
}

/** Removes these files; the customer has to choose them again or give them up. */
function withoutFiles({ files }: Content, lost: readonly File[]) {
  const chosen = files.chosen.filter((file) => !lost.includes(file));
  return { files: { ...files, chosen }, lostFileNames: lost.map(({ name }) => name) };
}

/** Keeps the id of the last try, so that a new try with the same content is stored once. */
function unsent(draft: Sending | Unknown): Unsent {
  return { ...emptyDraft, ...contentOf(draft), clientMessageId: draft.clientMessageId };
}

function contentOf({ fields, files, lostFileNames }: Content): Content {
  return { fields, files, lostFileNames };
}

function stillLost(names: readonly string[], found: readonly File[]): readonly string[] {
  const isFound = eachOnce(found.map(({ name }) => name));
  return names.filter((name) => !isFound(name));
}

/** Accepts a name as often as it stands among the names: two files can have the same one (row A08). */
function eachOnce(names: readonly string[]): (name: string) => boolean {
  const left = [...names];
  return (name) => {
    const at = left.indexOf(name);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  };
}

/** Compares names only: a lost file that is chosen again counts as the same file. */
function haveSameNames(one: Content, other: Content): boolean {
  const names = fileNamesOf(one).toSorted();
  const others = fileNamesOf(other).toSorted();
  return names.length === others.length && names.every((name, at) => name === others[at]);
}
