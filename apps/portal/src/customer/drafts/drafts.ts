import type { ApiResult, StoredMessage, UploadProgress, User } from '@mina-sidor/api-client';

import { createEvents, type Events } from '../../platform/events.ts';
import type { QuietStorage } from '../../platform/storage.ts';
import { createStore, type ReadableStore } from '../../platform/store.ts';
import { customerOf } from '../session/customerOf.ts';
import { type Draft, type DraftKey, type DraftMap, emptyDraft, type Sending } from './draft.ts';
import { type CustomerEvent, type DraftEvent, nextDraft, type SendingEnd } from './draft.rules.ts';
import { keepDrafts, recallDrafts } from './draftMemory.ts';
import { isDraftPending, isLostOnUnload } from './draftState.rules.ts';
import { endBeforeCall, sendingEndOf } from './sendingEnd.rules.ts';
import { unreadableFiles } from './unreadableFiles.ts';

/**
 * Makes the call that sends a draft. What is sent of its fields is for the call to decide; its id is the same for every try
 * of the same content.
 */
export type PostDraft = (
  draft: Sending,
  options: {
    readonly onProgress: (progress: UploadProgress) => void;
    readonly signal: AbortSignal;
  },
) => Promise<ApiResult<StoredMessage>>;

/** A draft whose sending has just ended. */
export interface EndedDraft {
  readonly key: DraftKey;
  readonly draft: Draft;
}

/**
 * What one customer writes in this tab, above routes and error boundary: a sending goes on and a text stays when the page
 * that it was written on has gone.
 */
export interface DraftStore {
  readonly store: ReadableStore<DraftMap>;
  readonly get: (key: DraftKey) => Draft;
  readonly change: (key: DraftKey, event: CustomerEvent) => void;
  /** Sends the draft, unless it is being sent or its files are not whole; settles when it is known how that ended. */
  readonly send: (key: DraftKey, post: PostDraft) => Promise<void>;
  /** Stops the sending (row Z10). */
  readonly cancel: (key: DraftKey) => void;
  /** Tells how each sending ended, whatever page is shown by then. */
  readonly endings: Events<EndedDraft>;
  /** Whether something would be lost if the document were left (row Z15), text where it cannot be kept included. */
  readonly isLostOnUnload: () => boolean;
}

interface DraftParts {
  /** Whose drafts they are; null for a visitor, who has none. */
  readonly user: User | null;
  /** Aborted when the customer leaves: sendings stop, and only what the tab has kept is left. */
  readonly signal: AbortSignal;
  /** The tab's. */
  readonly storage: QuietStorage;
  readonly newId: () => string;
  /** Makes the call once, and lets the one policy judge its failure. */
  readonly ask: <Value>(call: () => Promise<ApiResult<Value>>) => Promise<ApiResult<Value>>;
  /** Asks the server whose session it is now. */
  readonly askForUser: (signal: AbortSignal) => Promise<ApiResult<User>>;
  /** Called when it has become somebody else's. */
  readonly changeCustomer: () => void;
}

export function createDraftStore(parts: DraftParts): DraftStore {
  const { user, signal, storage, newId, ask, askForUser, changeCustomer } = parts;
  const userKey = user?.userKey ?? null;
  const store = createStore<DraftMap>(user === null ? new Map() : recallDrafts(storage, userKey));
  const endings = createEvents<EndedDraft>();
  const stops = new Map<DraftKey, AbortController>();
  // Kept anew at once: what only an earlier document could keep is lost with this one.
  let isKept = keepDrafts(storage, userKey, store.get());
  signal.addEventListener('abort', () => {
    for (const stop of stops.values()) stop.abort();
    if (store.get().size > 0) store.set(new Map());
  });

  const get = (key: DraftKey) => store.get().get(key) ?? emptyDraft;

  const change = (key: DraftKey, event: DraftEvent) => {
    const before = get(key);
    const after = nextDraft(before, event);
    if (signal.aborted || after === before) return;
    const drafts = new Map(store.get()).set(key, after);
    // Before it is told: who hears of a change asks whether it would be lost.
    if (event.type !== 'progressed') isKept = keepDrafts(storage, userKey, drafts);
    store.set(drafts);
  };

  const end = (key: DraftKey, how: SendingEnd) => {
    if (signal.aborted) return;
    change(key, how);
    endings.tell({ key, draft: get(key) });
  };

  /** Ends the sending unless the session is still this customer's: another tab may have logged in somebody else. */
  const isStillOurs = async (key: DraftKey, stop: AbortSignal): Promise<boolean> => {
    const answer = await ask(async () => {
      const result = await askForUser(stop);
      if (result.outcome !== 'ok') end(key, endBeforeCall(result));
      return result;
    });
    if (answer.outcome !== 'ok' || user === null || signal.aborted) return false;
    if (customerOf(answer.value) === customerOf(user)) return true;
    end(key, { type: 'failed', problem: 'loggedOut' });
    changeCustomer();
    return false;
  };

  /** How the sending ended that was answered so. */
  const endOf = async (key: DraftKey, result: ApiResult<StoredMessage>): Promise<SendingEnd> => {
    const draft = get(key);
    const hasLeft = draft.status === 'sending' && draft.progress >= 1;
    // A file that goes away under way looks like a cut line; nothing whole has left then.
    const isCut = result.outcome === 'network' && !hasLeft;
    const names = isCut ? await unreadableFiles(draft.files.chosen) : [];
    return names.length > 0 ? { type: 'unreadable', names } : sendingEndOf(result, hasLeft);
  };

  return {
    store,
    get,
    change,
    endings,
    send: async (key, post) => {
      if (get(key).status === 'sending') return;
      change(key, { type: 'started', newId: newId() });
      const draft = get(key);
      if (draft.status !== 'sending') return;
      const stop = new AbortController();
      stops.set(key, stop);

      const unreadable = await unreadableFiles(draft.files.chosen);
      if (unreadable.length > 0) {
        end(key, { type: 'unreadable', names: unreadable });
        return;
      }
      if (!(await isStillOurs(key, stop.signal))) return;
      await ask(async () => {
        const result = await post(draft, {
          signal: stop.signal,
          onProgress: ({ sentBytes, totalBytes }) =>
            change(key, { type: 'progressed', progress: sentBytes / totalBytes }),
        });
        // Before the policy acts on it: a log-out must find the draft as it is, to keep it as it is.
        end(key, await endOf(key, result));
        return result;
      });
    },
    cancel: (key) => stops.get(key)?.abort(),
    isLostOnUnload: () =>
      [...store.get().values()].some(
        (draft) => isLostOnUnload(draft) || (!isKept && isDraftPending(draft)),
      ),
  };
}
