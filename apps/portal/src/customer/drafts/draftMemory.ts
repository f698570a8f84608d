import * as v from 'valibot';

import { mapValues } from '../../domain/record.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import {
  type Draft,
  type DraftKey,
  type DraftMap,
  draftProblems,
  emptyDraft,
  emptyFields,
  fileNamesOf,
  mayHaveArrived,
} from './draft.ts';
import { type DraftState, draftStateOf, isDraftPending } from './draftState.rules.ts';

const storageKey = 'drafts';

const keptDraftSchema = v.object({
  // An older release may have stored the draft without a newer field.
  fields: v.object(mapValues(emptyFields, () => v.optional(v.string(), ''))),
  fileNames: v.array(v.string()),
  // The text counts for more than the id: without one it is sent as a new message.
  clientMessageId: v.fallback(v.nullable(v.pipe(v.string(), v.uuid())), null),
  // An older release may have stored a problem that no longer exists.
  problem: v.fallback(v.nullable(v.picklist(draftProblems)), null),
  /** It was being sent or its arrival was unknown. After a reload both mean the same. */
  mayHaveArrived: v.boolean(),
});
type KeptDraft = v.InferOutput<typeof keptDraftSchema>;

const isDraftKey = (key: string): key is DraftKey =>
  key === 'newQuestion' || key.startsWith('reply:');

const entrySchema = v.tuple([v.pipe(v.string(), v.guard(isDraftKey)), keptDraftSchema]);

/** Drafts are parsed one by one, so that an unreadable one does not lose the others. */
const memorySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ userKey: v.string(), drafts: v.array(v.unknown()) }),
);

/**
 * The drafts that this customer left in the tab. Deletes those of another customer. A customer without a key has
 * none.
 */
export function recallDrafts(storage: SafeStorage, userKey: string | null): DraftMap {
  const kept = read(storage);
  if (userKey !== null && kept.userKey === userKey && kept.drafts.size > 0) return kept.drafts;
  storage.removeItem(storageKey);
  return new Map();
}

/** The states of the stored drafts, for pages without a logged-in customer. Gives no content. */
export function waitingDrafts(storage: SafeStorage): ReadonlySet<DraftState> {
  return new Set([...read(storage).drafts.values()].map(draftStateOf));
}

/**
 * Stores the drafts over a reload and a log-out, in this tab and for this customer only (row Z02).
 *
 * @returns whether a reload brings them back
 */
export function keepDrafts(storage: SafeStorage, userKey: string | null, all: DraftMap): boolean {
  if (userKey === null) return false;
  const drafts = [...all]
    .filter(([, draft]) => isDraftPending(draft))
    .map(([key, draft]) => [key, toKept(draft)]);
  if (drafts.length > 0) return storage.setItem(storageKey, JSON.stringify({ userKey, drafts }));
  storage.removeItem(storageKey);
  return true;
}

function read(storage: SafeStorage) {
  const memory = v.safeParse(memorySchema, storage.getItem(storageKey));
  const { userKey, drafts } = memory.success ? memory.output : { userKey: null, drafts: [] };
  const entries = drafts.flatMap((entry) => {
    const kept = v.safeParse(entrySchema, entry);
    return kept.success ? [[kept.output[0], fromKept(kept.output[1])] as const] : [];
  });
  return { userKey, drafts: new Map(entries) };
}

function toKept(draft: Draft): KeptDraft {
  return {
    fields: draft.fields,
    fileNames: [...fileNamesOf(draft)],
    clientMessageId: draft.status === 'sent' ? null : draft.clientMessageId,
    problem: draft.status === 'unsent' ? draft.problem : null,
    mayHaveArrived: mayHaveArrived(draft),
  };
}

function fromKept({ fields, fileNames, clientMessageId, problem, ...kept }: KeptDraft): Draft {
  const content = { fields, lostFileNames: fileNames, files: emptyDraft.files };
  if (kept.mayHaveArrived && clientMessageId !== null) {
    return { ...content, status: 'unknown', clientMessageId, isRepeated: false };
  }
  // The reload has lost all files, and the notice about that replaces this problem.
  const stays = problem === 'unreadable' || problem === 'wrongFile' ? null : problem;
  return { ...emptyDraft, ...content, clientMessageId, problem: stays };
}
