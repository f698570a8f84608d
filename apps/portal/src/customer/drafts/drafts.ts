import type {
  ApiResult,
  PortalClient,
  StoredMessage,
  UploadProgress,
  User,
} from '@mina-sidor/api-client';

import { createEvents, type Events } from '../../platform/events.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import { createStore, type ReadableStore, type Store } from '../../platform/store.ts';
import { type Draft, type DraftKey, type DraftMap, emptyDraft, type Sending } from './draft.ts';
import { type CustomerEvent, type DraftEvent, nextDraft, type SendingEnd } from './draft.rules.ts';
import { keepDrafts, recallDrafts } from './draftMemory.ts';
import {
  type DraftEnding,
  hasFiles,
  hasText,
  isDraftPending,
  type UnloadLoss,
  unloadLossOf,
} from './draftState.rules.ts';
import { endBeforeCall, sendingEndOf } from './sendingEnd.rules.ts';
import { unreadableFiles } from './unreadableFiles.ts';

/** Makes the call that sends a draft, and chooses which fields to send. Every try of the same content has the same id. */
export type PostDraft = (
  draft: Sending,
  options: {
    readonly onProgress: (progress: UploadProgress) => void;
    readonly signal: AbortSignal;
  },
) => Promise<ApiResult<StoredMessage>>;

export interface EndedDraft {
  readonly key: DraftKey;
  readonly draft: Draft;
}

/** How the sending of each draft ended. */
export type Endings = ReadonlyMap<DraftKey, DraftEnding>;

/**
 * The drafts of one customer in this tab. They live above routes and the error boundary, so that sending goes on and
 * text stays when the page unmounts.
 */
export interface DraftStore {
  readonly store: ReadableStore<DraftMap>;
  readonly get: (key: DraftKey) => Draft;
  readonly change: (key: DraftKey, event: CustomerEvent) => void;
  /** Sends the draft, unless it is being sent or files are missing. Resolves when it is known how the sending ended. */
  readonly send: (key: DraftKey, post: PostDraft) => Promise<void>;
  readonly cancel: (key: DraftKey) => void;
  /** Reports how each sending ended, whatever page shows by then. */
  readonly endings: Events<EndedDraft>;
  /** The endings that the messages page has not shown, null until somebody has looked for those of restored drafts. */
  readonly unshown: Store<Endings | null>;
  /** Whether leaving the document would lose something to which the customer has not agreed (row Z15). */
  readonly isLostOnUnload: () => boolean;
  /** What a reload would lose of what the customer has written and chosen. */
  readonly lostOnUnload: () => LostOnUnload;
  /** What leaving the document would cost, to ask the customer first; `null` when it costs nothing. */
  readonly unloadLoss: () => UnloadLoss | null;
  /** The customer has agreed to the loss. The browser does not ask again until a draft changes. */
  readonly acceptLoss: () => void;
}

export interface LostOnUnload {
  /** Text that the browser could not store. */
  readonly text: boolean;
  readonly files: boolean;
}

interface DraftParts {
  readonly user: User;
  /** Aborted when the customer leaves. It stops all sending; only the stored drafts remain. */
  readonly signal: AbortSignal;
  /** This tab's storage. */
  readonly storage: SafeStorage;
  readonly newId: () => string;
  /** Makes the call once and applies `outcomePolicy` to a failure. */
  readonly ask: <Value>(call: () => Promise<ApiResult<Value>>) => Promise<ApiResult<Value>>;
  /** Asks the server whose session it is. */
  readonly askForUser: PortalClient['getUser'];
  readonly isStillOurs: (user: User) => boolean;
  /** Called when the session belongs to another customer. */
  readonly changeCustomer: () => void;
}

const loggedOut = { type: 'failed', problem: 'loggedOut' } as const;

export function createDraftStore(parts: DraftParts): DraftStore {
  const { user, signal, storage, newId, ask, askForUser, changeCustomer } = parts;
  const { userKey } = user;
  const store = createStore<DraftMap>(recallDrafts(storage, userKey));
  const endings = createEvents<EndedDraft>();
  const stops = new Map<DraftKey, AbortController>();
  /** The drafts of which something may have left the browser. */
  const posted = new Set<DraftKey>();
  // Stores them again at once, because the storage may have stopped working since the last document.
  let isKept = keepDrafts(storage, userKey, store.get());
  let isLossAccepted = false;
  signal.addEventListener('abort', () => {
    for (const stop of stops.values()) stop.abort();
    const all = store.get();
    if (all.size === 0) return;
    const unposted = [...all].filter(
      ([key, { status }]) => status === 'sending' && !posted.has(key),
    );
    if (unposted.length > 0) {
      const ended = unposted.map(([key, draft]) => [key, nextDraft(draft, loggedOut)] as const);
      keepDrafts(storage, userKey, new Map([...all, ...ended]));
    }
    store.set(new Map());
  });

  const get = (key: DraftKey) => store.get().get(key) ?? emptyDraft;

  const change = (key: DraftKey, event: DraftEvent) => {
    const before = get(key);
    const next = nextDraft(before, event);
    if (signal.aborted || next === before) return;
    const after = withId(next, newId);
    const drafts = new Map(store.get()).set(key, after);
    // Stored before subscribers are notified: they call `isLostOnUnload`.
    if (event.type !== 'progressed') {
      isKept = keepDrafts(storage, userKey, drafts);
      isLossAccepted = false;
    }
    store.set(drafts);
  };

  const unloadLoss = () => unloadLossOf([...store.get().values()], isKept);

  const end = (key: DraftKey, how: SendingEnd) => {
    posted.delete(key);
    if (signal.aborted) return;
    change(key, how);
    endings.emit({ key, draft: get(key) });
  };

  /** Another tab may have logged in another customer. Ends the sending if so. */
  const isStillOurs = async (key: DraftKey, stop: AbortSignal): Promise<boolean> => {
    const answer = await ask(async () => {
      const result = await askForUser({ signal: stop });
      if (result.outcome !== 'ok') end(key, endBeforeCall(result));
      return result;
    });
    if (answer.outcome !== 'ok' || signal.aborted) return false;
    if (parts.isStillOurs(answer.value)) return true;
    // Says nothing of the text, which goes when the other customer comes (row Z02).
    changeCustomer();
    return false;
  };

  const endOf = async (
    key: DraftKey,
    result: ApiResult<StoredMessage>,
    stop: AbortSignal,
  ): Promise<SendingEnd> => {
    const draft = get(key);
    const hasLeft = draft.status === 'sending' && draft.progress >= 1;
    // A file that disappears during the upload looks like a network error. The whole message cannot have left then.
    const isCut = result.outcome === 'network' && !hasLeft;
    const files = isCut ? await unreadableFiles(draft.files.chosen, stop) : [];
    return files.length > 0 ? { type: 'unreadable', files } : sendingEndOf(result, hasLeft);
  };

  return {
    store,
    get,
    change,
    endings,
    unshown: createStore<Endings | null>(null),
    send: async (key, post) => {
      if (get(key).status === 'sending') return;
      change(key, { type: 'started', newId: newId() });
      const draft = get(key);
      if (draft.status !== 'sending') return;
      const stop = new AbortController();
      stops.set(key, stop);

      const unreadable = await unreadableFiles(draft.files.chosen, stop.signal);
      if (stop.signal.aborted) {
        end(key, { type: 'stopped' });
        return;
      }
      if (unreadable.length > 0) {
        end(key, { type: 'unreadable', files: unreadable });
        return;
      }
      if (!(await isStillOurs(key, stop.signal))) return;
      posted.add(key);
      await ask(async () => {
        const result = await post(draft, {
          signal: stop.signal,
          onProgress: ({ sentBytes, totalBytes }) =>
            change(key, { type: 'progressed', progress: sentBytes / totalBytes }),
        });
        // Before `outcomePolicy` is applied: a log-out stores the draft as it then is.
        end(key, await endOf(key, result, stop.signal));
        return result;
      });
    },
    cancel: (key) => stops.get(key)?.abort(),
    isLostOnUnload: () => !isLossAccepted && unloadLoss() !== null,
    lostOnUnload: () => {
      const drafts = [...store.get().values()];
      return { text: !isKept && drafts.some(hasText), files: drafts.some(hasFiles) };
    },
    unloadLoss,
    acceptLoss: () => {
      isLossAccepted = true;
    },
  };
}

/** New content has its id from the start, so that a tab copied with it sends the same message (row Z66). */
function withId(draft: Draft, newId: () => string): Draft {
  const lacksId =
    draft.status === 'unsent' && draft.clientMessageId === null && isDraftPending(draft);
  return lacksId ? { ...draft, clientMessageId: newId() } : draft;
}
