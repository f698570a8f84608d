import type { StoredMessage } from '@mina-sidor/api-client';
import { type ChosenFiles, keepFiles, noFiles, sendFiles, type SendingFiles } from '@mina-sidor/ui';

import {
  areFilesWhole,
  fileNamesOf,
  hasFiles,
  haveSameNames,
  without,
  withoutFiles,
} from './draftFiles.rules.ts';

/** A draft for each place where the customer can write: the new question, and the reply in each conversation. */
export type DraftKey = 'newQuestion' | `reply:${string}`;

/** What can be written in a draft; a reply has its message only. */
export const draftFields = ['message', 'subject', 'reference', 'phone', 'email'] as const;
type DraftField = (typeof draftFields)[number];
export type DraftFields = Readonly<Record<DraftField, string>>;

/** Why the last try did not send the draft, where that is certain. */
export const draftProblems = [
  /** The server refused or failed (row E12). */
  'failed',
  /** A system is switched off, and says so itself (row E02). */
  'systemOff',
  /** The customer had been logged out. */
  'loggedOut',
  /** The customer stopped it (row Z10). */
  'stopped',
  /** Files could not be read any more: moved, changed or out of reach since they were chosen. */
  'unreadable',
] as const;
type DraftProblem = (typeof draftProblems)[number];

/** What every draft holds, however far it has come. */
interface Content {
  /** As they were written. */
  readonly fields: DraftFields;
  /** Names of files that were chosen and are not here any more: the page was loaded anew, or they cannot be read. */
  readonly lostFileNames: readonly string[];
}

/** A message from its first letter until it is sent (row M08). */
export type Draft =
  | (Content & {
      readonly status: 'unsent';
      readonly files: ChosenFiles;
      readonly problem: DraftProblem | null;
      /** Of the last try, as long as nothing has been changed since. */
      readonly clientMessageId: string | null;
      /** That try may have arrived: the customer goes on without knowing, and has changed nothing yet. */
      readonly mayHaveArrived: boolean;
    })
  | (Content & {
      readonly status: 'sending';
      readonly files: SendingFiles;
      readonly clientMessageId: string;
      /** A try before this one may have arrived, so that not even a refusal of this one settles the matter. */
      readonly mayHaveArrived: boolean;
    })
  /**
   * Nobody knows whether it arrived. Text and files are locked: the same id with other words would answer the old
   * message. To send it again with its id stores it once, and is how to find out.
   */
  | (Content & {
      readonly status: 'unknown';
      readonly files: ChosenFiles;
      readonly clientMessageId: string;
      /** The customer has tried to find out, and knows no more. */
      readonly isRepeated: boolean;
    })
  /** It has arrived; the draft is empty and can be written in again. */
  | (Content & {
      readonly status: 'sent';
      readonly files: ChosenFiles;
      readonly message: StoredMessage;
    });

/** How a try to send ended. */
export type SendingEnd =
  | { readonly type: 'sent'; readonly message: StoredMessage }
  | {
      readonly type: 'failed';
      readonly problem: DraftProblem;
      /** The server refused the message for what it is, so no earlier try of the same can have arrived either. */
      readonly isRefusal: boolean;
    }
  /** It may have arrived or not. */
  | { readonly type: 'lost' }
  /** Nothing has left, for these files cannot be read. */
  | { readonly type: 'unreadable'; readonly names: readonly string[] };

/** All that can happen to a draft. */
export type DraftEvent =
  | { readonly type: 'edited'; readonly fields: Partial<DraftFields> }
  | { readonly type: 'attached'; readonly files: ChosenFiles }
  /** The customer goes on without any files, since none can go along. */
  | { readonly type: 'filesGivenUp' }
  /** The customer goes on without those that are not here any more. */
  | { readonly type: 'lostFilesGivenUp' }
  | { readonly type: 'started'; readonly newId: string }
  | { readonly type: 'progressed'; readonly progress: number }
  /** The customer does not wait for certainty but goes on writing: once changed, it is another message. */
  | { readonly type: 'released' }
  /** The customer has seen that it is sent or has arrived, or throws it away. */
  | { readonly type: 'cleared' }
  | SendingEnd;

const noFields: DraftFields = { message: '', subject: '', reference: '', phone: '', email: '' };

export const emptyDraft = {
  status: 'unsent',
  fields: noFields,
  files: noFiles,
  lostFileNames: [],
  problem: null,
  clientMessageId: null,
  mayHaveArrived: false,
} as const satisfies Draft;

/**
 * The draft after the event. What cannot happen in a state changes nothing: nothing is edited while it is sent or may
 * have been, nothing is sent twice at once, and the end of a try that is no longer awaited comes too late.
 */
export function nextDraft(draft: Draft, event: DraftEvent): Draft {
  switch (draft.status) {
    case 'unsent':
    case 'sent':
      return nextOpen(draft, event);
    case 'sending':
      return nextSending(draft, event);
    case 'unknown':
      return nextUnknown(draft, event);
  }
}

type In<Status extends Draft['status']> = Extract<Draft, { status: Status }>;

function nextOpen(draft: In<'unsent' | 'sent'>, event: DraftEvent): Draft {
  const { fields, files, lostFileNames } = draft;
  const changed = { ...emptyDraft, fields, files, lostFileNames };
  switch (event.type) {
    case 'edited':
      return hasChanged(fields, event.fields)
        ? { ...changed, fields: { ...fields, ...event.fields }, problem: stillUnreadable(draft) }
        : draft;
    case 'attached': {
      const after = { files: event.files, lostFileNames: without(lostFileNames, event.files) };
      const problem = stillUnreadable({ ...draft, ...after });
      return draft.status === 'unsent' && haveSameNames(draft, after)
        ? { ...draft, ...after, problem }
        : { ...changed, ...after, problem };
    }
    case 'filesGivenUp':
      return { ...changed, files: noFiles, lostFileNames: [] };
    case 'lostFilesGivenUp':
      return { ...changed, lostFileNames: [] };
    case 'started':
      return draft.status === 'unsent'
        ? started(draft, draft.clientMessageId ?? event.newId, draft.mayHaveArrived)
        : started(draft, event.newId, false);
    case 'cleared':
      return emptyDraft;
    case 'progressed':
    case 'released':
    case 'sent':
    case 'failed':
    case 'lost':
    case 'unreadable':
      return draft;
  }
}

function nextSending(draft: In<'sending'>, event: DraftEvent): Draft {
  const { fields, lostFileNames, clientMessageId, mayHaveArrived } = draft;
  const kept = { fields, lostFileNames, clientMessageId, files: keepFiles(draft.files) };
  switch (event.type) {
    case 'progressed':
      return draft.files.progress === null
        ? draft
        : { ...draft, files: { ...draft.files, progress: event.progress } };
    case 'sent':
      return {
        status: 'sent',
        fields: noFields,
        files: noFiles,
        lostFileNames: [],
        message: event.message,
      };
    case 'failed':
      return mayHaveArrived && !event.isRefusal
        ? { ...kept, status: 'unknown', isRepeated: event.problem !== 'stopped' }
        : { ...kept, status: 'unsent', problem: event.problem, mayHaveArrived: false };
    case 'lost':
      return { ...kept, status: 'unknown', isRepeated: mayHaveArrived };
    case 'unreadable': {
      const rest = withoutFiles(kept, event.names);
      return mayHaveArrived
        ? { ...kept, ...rest, status: 'unknown', isRepeated: false }
        : { ...kept, ...rest, status: 'unsent', problem: 'unreadable', mayHaveArrived };
    }
    case 'edited':
    case 'attached':
    case 'filesGivenUp':
    case 'lostFilesGivenUp':
    case 'started':
    case 'released':
    case 'cleared':
      return draft;
  }
}

function nextUnknown(draft: In<'unknown'>, event: DraftEvent): Draft {
  const { fields, files, lostFileNames, clientMessageId } = draft;
  switch (event.type) {
    case 'attached':
      return withTheSameFiles(draft, event.files);
    case 'started':
      return started(draft, clientMessageId, true);
    case 'released':
      return { ...emptyDraft, fields, files, lostFileNames, clientMessageId, mayHaveArrived: true };
    case 'cleared':
      return emptyDraft;
    case 'edited':
    case 'filesGivenUp':
    case 'lostFilesGivenUp':
    case 'progressed':
    case 'sent':
    case 'failed':
    case 'lost':
    case 'unreadable':
      return draft;
  }
}

/** The draft on its way; nothing leaves before it has all its files. */
function started(
  draft: In<'unsent' | 'sent' | 'unknown'>,
  clientMessageId: string,
  mayHaveArrived: boolean,
): Draft {
  if (!areFilesWhole(draft)) return draft;
  const { fields, lostFileNames } = draft;
  const files = sendFiles(draft.files);
  return { status: 'sending', fields, files, lostFileNames, clientMessageId, mayHaveArrived };
}

/**
 * The same message is made whole again with the files that are missing. Others cannot come: with its old id they would be
 * left out without a word if it has arrived.
 */
function withTheSameFiles(draft: In<'unknown'>, files: ChosenFiles): Draft {
  const names = fileNamesOf(draft);
  const same = { ...files, chosen: files.chosen.filter(({ name }) => names.includes(name)) };
  return { ...draft, files: same, lostFileNames: without(names, same) };
}

function hasChanged(fields: DraftFields, change: Partial<DraftFields>): boolean {
  return draftFields.some((field) => (change[field] ?? fields[field]) !== fields[field]);
}

/** Why files are missing stays said until they are not, whatever is written meanwhile. */
function stillUnreadable(
  draft: Pick<Draft, 'lostFileNames'> & { readonly problem?: DraftProblem | null },
): DraftProblem | null {
  return draft.problem === 'unreadable' && draft.lostFileNames.length > 0 ? 'unreadable' : null;
}

/** Whether the customer has begun something here that is not sent for certain (row M10). */
export function isDraftPending(draft: Draft): boolean {
  switch (draft.status) {
    case 'sending':
    case 'unknown':
      return true;
    case 'unsent':
    case 'sent':
      return hasFiles(draft) || draftFields.some((field) => draft.fields[field] !== '');
  }
}

/** Whether leaving the document would lose something that cannot be kept: files live in memory only (row Z15). */
export function isLostOnUnload(draft: Draft): boolean {
  return draft.status === 'sending' || draft.files.chosen.length > 0;
}

/** Whether the customer has chosen files that lie here unsent (row Z15). */
export function hasUnsentFiles(draft: Draft): boolean {
  return draft.status !== 'sending' && draft.files.chosen.length > 0;
}
