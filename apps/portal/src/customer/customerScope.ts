import type { PortalClient, System, User } from '@mina-sidor/api-client';

import type { Vip } from '../domain/access.ts';
import { createEvents, type Events } from '../platform/events.ts';
import { isOnline } from '../platform/network.ts';
import type { SafeStorage } from '../platform/storage.ts';
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
import type { RefusedAction } from './session/logOut.rules.ts';

/**
 * Everything in this tab that belongs to one customer. It is created when the customer arrives and disposed as a
 * whole when the customer leaves, so no store has to be cleared by itself. A visitor has an empty one.
 */
export interface CustomerScope {
  /** Identifies the customer; null for a visitor. */
  readonly owner: string | null;
  /** Aborted when the scope is disposed. */
  readonly signal: AbortSignal;
  /**
   * Call it when nobody is logged in any more. Calls made for a customer lose their effect; those of a visitor go on.
   * Deletes the stored payments and list settings, also those of an earlier document.
   */
  readonly dispose: () => void;
  readonly ask: Ask;
  /** Whether the customer has VIP access; null until it has been asked for. */
  readonly vip: Store<Vip>;
  /** The parts of the page whose refetch failed. */
  readonly outdated: Outdated;
  readonly clientState: Store<ClientState>;
  /** Sorting, filters and number of rows of the lists. The tab keeps them over a reload, but not over a log-out. */
  readonly listSettings: Store<ListSettings>;
  /** Messages that the customer is writing or sending (rows M08 and Z02). */
  readonly drafts: DraftStore;
  /** The contact details in the form of the register extract. */
  readonly extractContact: Store<ExtractContact>;
  /** Events of the live connection, for pages that show conversations. */
  readonly liveEvents: Events<LiveEvent>;
  /** The error that covers the page, if any (rows E06 and E09). */
  readonly globalError: Store<GlobalError | null>;
  /** Payments that were begun in this browser (row Z27). */
  readonly payments: PaymentMemory;
  /** True while any page is creating a payment, of a case or of the whole debt (rows P05 and C23). */
  readonly isPaymentBeingCreated: Store<boolean>;
}

export interface ScopeParts {
  readonly client: PortalClient;
  /** This tab's storage. */
  readonly storage: SafeStorage;
  /** The storage that all tabs share. */
  readonly browserStorage: SafeStorage;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
  readonly sessionMark: () => string | null;
  readonly sessionEnded: (refused: RefusedAction | undefined) => void;
  readonly otherCustomer: () => void;
  readonly switchOff: (system: System) => void;
  readonly reportError: (error: Error) => void;
}

const listSettingsName = 'listSettings';

/** @param user null for a visitor */
export function createCustomerScope(user: User | null, parts: ScopeParts): CustomerScope {
  const { client, storage, browserStorage, reportError, otherCustomer } = parts;
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
        // Offline, the report could not be sent either.
        if (isOnline()) reportError(new Error(`${outcome} ${url}`));
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
      // An earlier document may have stored them, and a filter can contain a reference number.
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
