import type { StoredMessage } from '@mina-sidor/api-client';
import { type ChosenFiles, noFiles } from '@mina-sidor/ui';

/** The forms in which the customer writes: the new question, and the reply in each conversation. Each has one draft. */
export type DraftKey = 'newQuestion' | `reply:${string}`;

/** The fields of a draft before the customer writes. A reply uses only the message. */
export const emptyFields = { message: '', subject: '', reference: '', phone: '', email: '' };
export type DraftFields = Readonly<typeof emptyFields>;

/** Why the last try certainly did not send the draft. */
export const draftProblems = [
  /** The server refused it or failed (row E12). */
  'failed',
  /** A system is switched off. A notice says so (row E02). */
  'systemOff',
  /** The session had ended. */
  'loggedOut',
  /** Files were moved, changed or out of reach after they had been chosen. */
  'unreadable',
  /** The server found that a file's content does not match its name. */
  'wrongFile',
] as const;
export type DraftProblem = (typeof draftProblems)[number];

/** What a draft holds in every state. */
export interface Content {
  readonly fields: DraftFields;
  readonly files: ChosenFiles;
  /** Names of chosen files that are missing, because of a reload or because they cannot be read. */
  readonly lostFileNames: readonly string[];
}

/** The customer can edit it. */
export interface Unsent extends Content {
  readonly status: 'unsent';
  readonly problem: DraftProblem | null;
  /** The id of this content: each change makes another message. Null while the draft is empty. */
  readonly clientMessageId: string | null;
  /** That try may have arrived: the customer went on without knowing, and has changed nothing since. */
  readonly mayHaveArrived: boolean;
}

export interface Sending extends Content {
  readonly status: 'sending';
  readonly clientMessageId: string;
  /** An earlier try may have arrived, so a failure of this one proves nothing. */
  readonly mayHaveArrived: boolean;
  /** The share of bytes sent, from 0 to 1. */
  readonly progress: number;
}

/**
 * It may have arrived. Text and files are locked, since the server stores each id once and would ignore changes.
 * Sending it again with the same id never stores it twice, and shows whether it has arrived.
 */
export interface Unknown extends Content {
  readonly status: 'unknown';
  readonly clientMessageId: string;
  /** The customer has sent it again, and still does not know. */
  readonly isRepeated: boolean;
}

/** It has arrived. The draft is empty, and the customer can write the next one. */
export interface Sent extends Content {
  readonly status: 'sent';
  readonly message: StoredMessage;
}

/** A message from its first letter until it has been sent (row M08). */
export type Draft = Unsent | Sending | Unknown | Sent;

/** All drafts of a customer in this tab. */
export type DraftMap = ReadonlyMap<DraftKey, Draft>;

export const emptyDraft = {
  status: 'unsent',
  fields: emptyFields,
  files: noFiles,
  lostFileNames: [],
  problem: null,
  clientMessageId: null,
  mayHaveArrived: false,
} as const satisfies Unsent;

/** The names of all files, missing ones included. */
export function fileNamesOf({ files, lostFileNames }: Content): readonly string[] {
  return [...files.chosen.map(({ name }) => name), ...lostFileNames];
}

/** Whether a try with exactly this content may have arrived. */
export function mayHaveArrived(draft: Draft): boolean {
  if (draft.status === 'unsent') return draft.mayHaveArrived;
  return draft.status !== 'sent';
}
