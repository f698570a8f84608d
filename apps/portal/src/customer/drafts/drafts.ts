import type { ApiResult, StoredMessage, UploadProgress, User } from '@mina-sidor/api-client';

import { customerOf } from '../session/customerOf.ts';
import type { QuietStorage } from '../../platform/storage.ts';
import { createStore, type Store } from '../../platform/store.ts';
import {
  type Draft,
  type DraftEvent,
  type DraftFields,
  type DraftKey,
  emptyDraft,
  isDraftPending,
  isLostOnUnload,
  nextDraft,
  type SendingEnd,
} from './draft.rules.ts';
import { createDraftMemory, type Drafts } from './draftMemory.ts';
import { type DraftStates, draftStatesOf } from './draftStates.rules.ts';
import { endBeforeCall, hasLeft, sendingEndOf } from './sendingEnd.rules.ts';
import { unreadableFiles } from './unreadableFiles.ts';

/** What a call that sends a draft is given. */
export interface Sending {
  /** As they were written: what is sent of them is for the call to decide. */
  readonly fields: DraftFields;
  readonly files: readonly File[];
  /** The same for every try of the same content: it stores one message however often it comes. */
  readonly clientMessageId: string;
  readonly onProgress: (progress: UploadProgress) => void;
  readonly signal: AbortSignal;
}

/** Makes the call that sends a draft. */
export type PostDraft = (sending: Sending) => Promise<ApiResult<StoredMessage>>;

/** Told when a draft has been sent, whatever page is shown by then. */
type SentListener = (key: DraftKey, message: StoredMessage) => void;

/**
 * What the customer writes, above routes and error boundary: a sending goes on and a text stays when the page that it was
 * written on has gone.
 */
export interface DraftStore {
  readonly store: Store<Drafts>;
  /** How far each has come: of this customer, or while nobody is logged in, what waits in this tab. */
  readonly states: Store<DraftStates>;
  readonly get: (key: DraftKey) => Draft;
  /** What the customer does to the draft. */
  readonly change: (key: DraftKey, event: CustomerEvent) => void;
  /** Sends the draft, unless it is being sent or its files are not whole; settles when it is known how that ended. */
  readonly send: (key: DraftKey, post: PostDraft) => Promise<void>;
  /** Stops the sending (row Z10). */
  readonly cancel: (key: DraftKey) => void;
  /** @returns ends it */
  readonly onSent: (listener: SentListener) => () => void;
  /** Whether something would be lost if the document were left (row Z15), text where it cannot be kept included. */
  readonly isLostOnUnload: () => boolean;
}

type CustomerEvent = Extract<
  DraftEvent,
  { type: 'edited' | 'attached' | 'filesGivenUp' | 'lostFilesGivenUp' | 'released' | 'cleared' }
>;

interface DraftParts {
  /** Whose they are; a visitor only learns what waits in this tab. */
  readonly user: User | null;
  /** Aborted when the customer leaves: sending stops, and nothing stays in memory. */
  readonly signal: AbortSignal;
  readonly storage: QuietStorage;
  readonly newId: () => string;
  /** Makes the call once, and lets the one policy judge its failure. */
  readonly ask: (call: () => Promise<ApiResult<unknown>>) => Promise<unknown>;
  /** Asks the server whose session it is now. */
  readonly askForUser: (signal: AbortSignal) => Promise<ApiResult<User>>;
  /** Called when it has become somebody else's. */
  readonly changeCustomer: () => void;
}

/** For the policy, which has nothing to judge. */
const nothingAsked: ApiResult<undefined> = {
  outcome: 'ok',
  value: undefined,
  headers: new Headers(),
};

export function createDraftStore(parts: DraftParts): DraftStore {
  const { user, signal, storage, newId, ask, askForUser, changeCustomer } = parts;
  /** As whom the customer can be known again; null when there is no way, and then drafts end at log-out. */
  const userKey = user?.userKey ?? null;
  const memory = createDraftMemory(storage);
  const store = createStore<Drafts>(user === null ? new Map() : memory.recall(userKey));
  const states = createStore(user === null ? memory.states() : draftStatesOf(store.get()));
  const sentListeners = new Set<SentListener>();
  const stops = new Map<DraftKey, AbortController>();
  /** Whether a reload brings back what is written. */
  let isKept = true;

  const keep = (drafts: Drafts) => {
    isKept = userKey !== null && memory.keep(userKey, drafts);
  };
  // Kept anew: what only this document remembers is lost with it.
  if (user !== null) keep(store.get());

  const get = (key: DraftKey) => store.get().get(key) ?? emptyDraft;

  const change = (key: DraftKey, event: DraftEvent) => {
    if (signal.aborted) return;
    const before = get(key);
    const after = nextDraft(before, event);
    if (after === before) return;
    const drafts = new Map(store.get()).set(key, after);
    // Before it is told: who hears of a change asks whether it would be lost.
    if (event.type !== 'progressed') keep(drafts);
    store.set(drafts);
    if (event.type === 'progressed') return;
    states.set(draftStatesOf(drafts));
  };

  signal.addEventListener('abort', () => {
    for (const stop of stops.values()) stop.abort();
    stops.clear();
    store.set(new Map());
  });

  return {
    store,
    states,
    get,
    change,
    send: async (key, post) => {
      if (get(key).status === 'sending') return;
      change(key, { type: 'started', newId: newId() });
      const draft = get(key);
      if (draft.status !== 'sending') return;
      const stop = new AbortController();
      stops.set(key, stop);
      let progress: UploadProgress | null = null;

      // An end that is not awaited any more tells nobody: the customer has gone.
      const end = (how: SendingEnd) => {
        if (stops.get(key) !== stop) return;
        stops.delete(key);
        change(key, how);
        if (how.type === 'sent') for (const tell of sentListeners) tell(key, how.message);
      };

      // Each end before the policy acts on it: a log-out must find the draft as it is, to keep it as it is.
      await ask(async () => {
        const unreadable = await unreadableFiles(draft.files.chosen);
        if (unreadable.length > 0) {
          end({ type: 'unreadable', names: unreadable });
          return nothingAsked;
        }
        // Another tab may have logged in somebody else, whose message this would become.
        const owner = await askForUser(stop.signal);
        if (owner.outcome !== 'ok') {
          end(endBeforeCall(owner));
          return owner;
        }
        if (stops.get(key) !== stop) return owner;
        if (user === null || customerOf(owner.value) !== customerOf(user)) {
          end({ type: 'failed', problem: 'loggedOut', isRefusal: false });
          changeCustomer();
          return owner;
        }
        const result = await post({
          fields: draft.fields,
          files: draft.files.chosen,
          clientMessageId: draft.clientMessageId,
          signal: stop.signal,
          onProgress: (now) => {
            progress = now;
            if (stops.get(key) !== stop) return;
            change(key, { type: 'progressed', progress: now.sentBytes / now.totalBytes });
          },
        });
        const isCut = result.outcome === 'network' && !hasLeft(progress);
        // A file that goes away under way looks like a cut line; nothing whole has left then.
        const gone = isCut ? await unreadableFiles(draft.files.chosen) : [];
        end(gone.length > 0 ? { type: 'unreadable', names: gone } : sendingEndOf(result, progress));
        return result;
      });
    },
    cancel: (key) => stops.get(key)?.abort(),
    onSent: (listener) => {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },
    isLostOnUnload: () =>
      [...store.get().values()].some(
        (draft) => isLostOnUnload(draft) || (!isKept && isDraftPending(draft)),
      ),
  };
}
