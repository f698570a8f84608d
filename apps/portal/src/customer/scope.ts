import type { ApiFailure, PortalClient, System } from '@mina-sidor/api-client';

import type { Vip } from '../domain/access.ts';
import { callsAheadName } from '../platform/earlyAnswers.ts';
import { createEvents, type Events } from '../platform/events.ts';
import { isOnline } from '../platform/network.ts';
import type { SafeStorage } from '../platform/storage.ts';
import { createStore, type Store } from '../platform/store.ts';
import { type ClientState, initialClientState } from './clientState.ts';
import { type Ask, createAsk } from './createAsk.ts';
import type { GlobalError } from './globalError.ts';
import type { LiveEvent } from './live/liveEvents.ts';
import { createOutdated, type Outdated } from './outdated.ts';
import { forgetPayments } from './payment/paymentStorage.ts';
import type { RefusedAction } from './session/logOut.rules.ts';
import type { Owners } from './session/owner.ts';

/**
 * What this tab keeps for whoever uses it, a visitor or a customer (`CustomerScope`). It is disposed as a whole when a
 * customer leaves, so no store has to be cleared by itself.
 */
export interface Scope {
  /** Identifies the customer; null for a visitor. */
  readonly owner: string | null;
  /** Aborted when the scope is disposed. */
  readonly signal: AbortSignal;
  /**
   * Call it when nobody is logged in any more. Calls made for a customer lose their effect; those of a visitor go on.
   * Deletes the stored payments, list settings and contact details, also those of an earlier document.
   */
  readonly dispose: () => void;
  /**
   * Whether nobody has logged in since, in another tab, while this one may have slept. What all tabs share belongs to the
   * newest login.
   */
  readonly isNewestLogin: () => boolean;
  readonly ask: Ask;
  /** Whether the customer has VIP access; null until it has been asked for. */
  readonly vip: Store<Vip>;
  /** The parts of the page whose refetch failed. */
  readonly outdated: Outdated;
  readonly clientState: Store<ClientState>;
  /** Events of the live connection, for pages that show conversations. */
  readonly liveEvents: Events<LiveEvent>;
  /** The error that covers the page, if any (rows E06 and E09). */
  readonly globalError: Store<GlobalError | null>;
}

export interface ScopeParts {
  readonly client: PortalClient;
  /** Asks the server whose the browser's session is now. */
  readonly askForUser: PortalClient['getUser'];
  /** This tab's storage. */
  readonly storage: SafeStorage;
  /** The storage that all tabs share. */
  readonly browserStorage: SafeStorage;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** The time where the provider is. */
  readonly now: () => number;
  readonly deviceNow: () => number;
  readonly ownerOf: Owners['ownerOf'];
  readonly loginId: Owners['loginId'];
  readonly sessionMark: () => string | null;
  readonly sessionEnded: (refused: RefusedAction | undefined) => void;
  readonly otherCustomer: () => void;
  readonly switchOff: (system: System) => void;
  readonly reportError: (error: Error) => void;
}

/** The names in the tab's storage of what a log-out deletes. */
export const listSettingsName = 'listSettings';
export const contactName = 'contact';

export function createScope<Owner extends string | null>(
  owner: Owner,
  parts: ScopeParts,
  ownMark?: string | null,
): Scope & { readonly owner: Owner } {
  const { storage, browserStorage, reportError } = parts;
  const disposal = new AbortController();
  const { signal } = disposal;
  const globalError = createStore<GlobalError | null>(null);
  const ownLogin = parts.loginId();
  const isNewestLogin = () => [ownLogin, null].includes(parts.loginId());

  const connectionLost = ({ outcome, url }: ApiFailure) => {
    // Offline, the report could not be sent either.
    if (isOnline()) reportError(new Error(`${outcome} ${url}`));
    globalError.set({ kind: 'connection' });
  };

  return {
    owner,
    signal,
    dispose: () => {
      if (owner !== null) disposal.abort();
      // An earlier document may have stored them, and a filter can contain a reference number.
      storage.removeItem(listSettingsName);
      storage.removeItem(contactName);
      browserStorage.removeItem(callsAheadName);
      if (isNewestLogin()) forgetPayments(browserStorage);
    },
    isNewestLogin,
    ask: createAsk({ ...parts, owner, ownMark, signal, react: { ...parts, connectionLost } }),
    vip: createStore<Vip>(null),
    outdated: createOutdated(),
    clientState: createStore(initialClientState),
    liveEvents: createEvents(),
    globalError,
  };
}
