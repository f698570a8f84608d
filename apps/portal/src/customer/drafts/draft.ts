import type { StoredMessage } from '@mina-sidor/api-client';
import { type ChosenFiles, noFiles } from '@mina-sidor/ui';

/** Where the customer can write: the new question, and the reply in each conversation. One draft for each. */
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
  /** Files could not be read any more: moved, changed or out of reach since they were chosen. */
  'unreadable',
  /** The server found that a file is of another kind than its name says. */
  'wrongFile',
] as const;
export type DraftProblem = (typeof draftProblems)[number];

/** What every draft holds, however far it has come. */
export interface Content {
  /** As they were written. */
  readonly fields: DraftFields;
  readonly files: ChosenFiles;
  /** Names of files that were chosen and are not here any more: the page was reloaded, or they cannot be read. */
  readonly lostFileNames: readonly string[];
}

/** It can be written in. */
export interface Unsent extends Content {
  readonly status: 'unsent';
  readonly problem: DraftProblem | null;
  /** Of the last try, as long as nothing has been changed since. */
  readonly clientMessageId: string | null;
  /** That try may have arrived: the customer goes on without knowing, and has changed nothing yet. */
  readonly mayHaveArrived: boolean;
}

/** It is being sent. */
export interface Sending extends Content {
  readonly status: 'sending';
  readonly clientMessageId: string;
  /** A try before this one may have arrived, so that a failure of this one does not settle the matter. */
  readonly mayHaveArrived: boolean;
  /** How much has left the browser, from 0 to 1. */
  readonly progress: number;
}

/**
 * Nobody knows whether it arrived. Text and files are locked: the same id with other words would answer the old message.
 * To send it again with its id stores it once, and is how to find out.
 */
export interface Unknown extends Content {
  readonly status: 'unknown';
  readonly clientMessageId: string;
  /** The customer has tried to find out, and knows no more. */
  readonly isRepeated: boolean;
}

/** It has arrived; the draft is empty and can be written in again. */
export interface Sent extends Content {
  readonly status: 'sent';
  readonly message: StoredMessage;
}

/** A message from its first letter until it is sent (row M08). */
export type Draft = Unsent | Sending | Unknown | Sent;

/** All drafts of a customer in this tab. */
export type DraftMap = ReadonlyMap<DraftKey, Draft>;

export const emptyDraft = {
  status: 'unsent',
  fields: { message: '', subject: '', reference: '', phone: '', email: '' },
  files: noFiles,
  lostFileNames: [],
  problem: null,
  clientMessageId: null,
  mayHaveArrived: false,
} as const satisfies Unsent;

/** The names of all its files, here or not. */
export function fileNamesOf({ files, lostFileNames }: Content): readonly string[] {
  return [...files.chosen.map(({ name }) => name), ...lostFileNames];
}

/** Whether a try to send exactly this may have arrived. */
export function mayHaveArrived(draft: Draft): boolean {
  if (draft.status === 'unsent') return draft.mayHaveArrived;
  return draft.status !== 'sent';
}
