import * as v from 'valibot';

import type { QuietStorage } from '../../platform/storage.ts';
import {
  type Draft,
  draftFields,
  draftProblems,
  emptyDraft,
  type DraftKey,
  isDraftPending,
} from './draft.rules.ts';
import { type DraftStates, draftStatesOf } from './draftStates.rules.ts';

const storageKey = 'drafts';

const keptDraftSchema = v.object({
  // A field that has come with a newer release is empty in what an older one kept.
  fields: v.object(v.entriesFromList(draftFields, v.optional(v.string(), ''))),
  fileNames: v.array(v.string()),
  clientMessageId: v.nullable(v.pipe(v.string(), v.uuid())),
  problem: v.nullable(v.picklist(draftProblems)),
  /** It was being sent, or nobody knew what became of it: after a reload that is the same. */
  mayHaveArrived: v.boolean(),
});
type KeptDraft = v.InferOutput<typeof keptDraftSchema>;

const isDraftKey = (key: string): key is DraftKey =>
  key === 'newQuestion' || key.startsWith('reply:');

const entrySchema = v.tuple([v.pipe(v.string(), v.guard(isDraftKey)), keptDraftSchema]);

/** Read one by one: a draft that cannot be understood takes no other with it. */
const memorySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ userKey: v.string(), drafts: v.array(v.unknown()) }),
);

/** All drafts of a customer in this tab. */
export type Drafts = ReadonlyMap<DraftKey, Draft>;

const noDrafts: Drafts = new Map();

/** Keeps what was typed over a reload and a log-out, in this tab and for this customer only (row Z02). */
export interface DraftMemory {
  /** The drafts of this customer, none without a key. Those of anybody else are gone with it. */
  readonly recall: (userKey: string | null) => Drafts;
  /** What waits in this tab, whoever wrote it. */
  readonly states: () => DraftStates;
  /** @returns whether a reload brings them back */
  readonly keep: (userKey: string, drafts: Drafts) => boolean;
}

/** @param storage the tab's */
export function createDraftMemory(storage: QuietStorage): DraftMemory {
  const forget = () => storage.removeItem(storageKey);
  const read = () => {
    const memory = v.safeParse(memorySchema, storage.getItem(storageKey));
    return memory.success
      ? { userKey: memory.output.userKey, drafts: draftsOf(memory.output.drafts) }
      : { userKey: null, drafts: noDrafts };
  };
  return {
    recall: (userKey) => {
      const memory = read();
      const isTheirs = userKey !== null && memory.userKey === userKey;
      if (isTheirs && memory.drafts.size > 0) return memory.drafts;
      forget();
      return noDrafts;
    },
    states: () => draftStatesOf(read().drafts),
    keep: (userKey, drafts) => {
      const kept = [...drafts]
        .filter(([, draft]) => isDraftPending(draft))
        .map(([key, draft]) => [key, toKept(draft)]);
      if (kept.length > 0) {
        return storage.setItem(storageKey, JSON.stringify({ userKey, drafts: kept }));
      }
      forget();
      return true;
    },
  };
}

function draftsOf(entries: readonly unknown[]): Drafts {
  const drafts = new Map<DraftKey, Draft>();
  for (const entry of entries) {
    const kept = v.safeParse(entrySchema, entry);
    if (kept.success) drafts.set(kept.output[0], fromKept(kept.output[1]));
  }
  return drafts;
}

function toKept(draft: Draft): KeptDraft {
  const { fields, files, lostFileNames } = draft;
  const names = [...files.chosen.map(({ name }) => name), ...lostFileNames];
  return {
    fields,
    fileNames: [...new Set(names)],
    clientMessageId: draft.status === 'sent' ? null : draft.clientMessageId,
    problem: draft.status === 'unsent' ? draft.problem : null,
    mayHaveArrived:
      draft.status === 'sending' ||
      draft.status === 'unknown' ||
      (draft.status === 'unsent' && draft.mayHaveArrived),
  };
}

function fromKept({
  fields,
  fileNames,
  clientMessageId,
  problem,
  mayHaveArrived,
}: KeptDraft): Draft {
  const content = { fields, lostFileNames: fileNames, files: emptyDraft.files };
  return mayHaveArrived && clientMessageId !== null
    ? { ...content, status: 'unknown', clientMessageId, isRepeated: false }
    : {
        ...content,
        status: 'unsent',
        clientMessageId,
        // A reload has taken the other files too, and says that itself.
        problem: problem === 'unreadable' ? null : problem,
        mayHaveArrived: false,
      };
}
