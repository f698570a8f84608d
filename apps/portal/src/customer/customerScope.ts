import type { PortalClient, System, User } from '@mina-sidor/api-client';

import type { Vip } from '../domain/access.ts';
import { createEvents, type Events } from '../platform/events.ts';
import { isOnline } from '../platform/network.ts';
import type { QuietStorage } from '../platform/storage.ts';
import { createStore, type Store } from '../platform/store.ts';
import { type ClientState, initialClientState } from './clientState.ts';
import { type Ask, createAsk } from './createAsk.ts';
import { createCustomerMemory } from './customerMemory.ts';
import { createDraftStore, type DraftStore } from './drafts/drafts.ts';
import { warnBeforeUnload } from './drafts/warnBeforeUnload.ts';
import { initialLists, type ListSettings, listSettingsSchema } from './listSettings.ts';
import { type ExtractContact, extractContactSchema, noExtractContact } from './extractContact.ts';
import type { GlobalError } from './globalError.ts';
import type { LiveEvent } from './live/liveEvents.ts';
import { createOutdated, type Outdated } from './outdated.ts';
import {
  createPaymentMemory,
  forgetPayments,
  type PaymentMemory,
} from './payment/knownPayments.ts';
import { customerOf } from './session/customerOf.ts';
import type { RefusedWish } from './session/logOut.rules.ts';

/**
 * Everything that belongs to one customer in this tab. It is created when the customer arrives and disposed as a whole
 * when the customer leaves, so that nothing is left to clear. A visitor has one too, with nothing in it.
 */
export interface CustomerScope {
  /** Whose it is; null for a visitor. */
  readonly owner: string | null;
  /** Aborted when the scope is disposed. */
  readonly signal: AbortSignal;
  /**
   * Nobody is logged in any more. What was begun for the customer has no effect from now on; what a visitor has begun goes
   * on. What was paid is forgotten, also what an earlier document has kept.
   */
  readonly dispose: () => void;
  /** Makes a call for this customer. */
  readonly ask: Ask;
  /** Whether the customer has VIP access; null until asked. */
  readonly vip: Store<Vip>;
  /** What the page shows from before, since it could not be fetched again. */
  readonly outdated: Outdated;
  readonly clientState: Store<ClientState>;
  /** How the customer looks at the lists. The tab keeps it over a reload, but not over a log-out. */
  readonly listSettings: Store<ListSettings>;
  /** What the customer is writing, and sending (rows M08 and Z02). */
  readonly drafts: DraftStore;
  /** What the customer has written to order a register extract. */
  readonly extractContact: Store<ExtractContact>;
  /** What the live connection tells, for pages that show conversations. */
  readonly liveEvents: Events<LiveEvent>;
  /** What covers the page, if anything does (rows E06 and E09). */
  readonly globalError: Store<GlobalError | null>;
  /** What this browser knows of the customer's payments (row Z27). */
  readonly payments: PaymentMemory;
  /** True while a payment is being created, of a case or of the whole debt, by whichever page (rows P05 and C23). */
  readonly isPaymentBeingCreated: Store<boolean>;
}

/** What a scope needs of the application. */
export interface ScopeParts {
  readonly client: PortalClient;
  /** The tab's. */
  readonly storage: QuietStorage;
  /** Of all tabs. */
  readonly browserStorage: QuietStorage;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
  readonly sessionMark: () => string | null;
  readonly sessionEnded: (refused: RefusedWish | undefined) => void;
  readonly otherCustomer: () => void;
  readonly switchOff: (system: System) => void;
  readonly tell: (error: Error) => void;
}

const listSettingsName = 'listSettings';

/** @param user null for a visitor */
export function createCustomerScope(user: User | null, parts: ScopeParts): CustomerScope {
  const { client, storage, browserStorage, tell, otherCustomer } = parts;
  const owner = user === null ? null : customerOf(user);
  const disposal = new AbortController();
  const { signal } = disposal;
  const globalError = createStore<GlobalError | null>(null);

  const ask = createAsk({
    ...parts,
    owner,
    signal,
    react: {
      ...parts,
      connectionLost: ({ outcome, url }) => {
        // Without a network there is nothing to find out, and nobody to tell.
        if (isOnline()) tell(new Error(`${outcome} ${url}`));
        globalError.set({ kind: 'connection' });
      },
    },
  });

  const drafts = createDraftStore({
    user,
    signal,
    storage,
    newId: () => crypto.randomUUID(),
    ask: (call) => ask(call, { kind: 'change', isRetried: false }),
    askForUser: (stop) => client.getUser({ signal: stop }),
    changeCustomer: otherCustomer,
  });
  warnBeforeUnload(drafts);

  const listSettings =
    user === null
      ? createStore(initialLists)
      : createCustomerMemory({
          user,
          signal,
          storage,
          name: listSettingsName,
          schema: listSettingsSchema,
          empty: initialLists,
        });

  return {
    owner,
    signal,
    dispose: () => {
      if (owner !== null) disposal.abort();
      // Also what an earlier document has kept: a filter can hold a reference number.
      storage.removeItem(listSettingsName);
      forgetPayments(browserStorage);
    },
    ask,
    vip: createStore<Vip>(null),
    outdated: createOutdated(),
    clientState: createStore(initialClientState),
    listSettings,
    drafts,
    extractContact:
      user === null
        ? createStore(noExtractContact)
        : createCustomerMemory({
            user,
            signal,
            storage,
            name: 'extractContact',
            schema: extractContactSchema,
            empty: noExtractContact,
          }),
    liveEvents: createEvents(),
    globalError,
    payments: createPaymentMemory({ ...parts, user, signal, ask, storage: browserStorage }),
    isPaymentBeingCreated: createStore(false),
  };
}
