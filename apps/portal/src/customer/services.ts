import { createContext, use } from 'react';
import type { State } from 'swr';
import type { Clock, PortalClient } from '@mina-sidor/api-client';

import { type Access, access, isPortalOpen } from '../domain/access.ts';
import type { ClientState } from './clientState.ts';
import type { Config, Environment } from '../platform/config.ts';
import type { Ask } from './createAsk.ts';
import type { DeviceKind } from '../platform/deviceKind.ts';
import type { DraftStore } from './drafts/drafts.ts';
import type { ErrorLog } from '../platform/errors/errorLog.ts';
import type { ExtractContact } from './extractContact.ts';
import type { LiveEvents } from './live/liveEvents.ts';
import type { GlobalError } from './globalError.ts';
import type { Outdated } from './outdated.ts';
import type { LastAction } from './session/lastAction.ts';
import type { LogOutControl } from './session/logOut.ts';
import type { SessionStore } from './session/session.ts';
import type { SiteStateStore, SiteStatus } from './siteState.ts';
import { type Store, useStore } from '../platform/store.ts';

/** The checkout has a document of its own, whose policy lets the payment company's script run. */
type DocumentKind = 'page' | 'checkout';

/** What the application is made of besides its pages; made once in `startPortal.tsx`, replaceable in tests. */
export interface Services {
  readonly client: PortalClient;
  readonly clock: Clock;
  readonly config: Config;
  readonly environment: Environment;
  readonly deviceKind: DeviceKind;
  readonly session: SessionStore;
  readonly siteState: SiteStateStore;
  readonly clientState: Store<ClientState>;
  /** What queries have answered, for this customer only. */
  readonly queryCache: Map<string, State>;
  /** What the page shows from before, since it could not be fetched anew. */
  readonly outdated: Outdated;
  /** Counts the customers of this tab, so that a late answer to one can never be shown to the next. */
  readonly customerEpoch: () => number;
  /** What the customer is writing, and sending (rows M08 and Z02). */
  readonly drafts: DraftStore;
  /** What the customer has written to order a register extract. */
  readonly extractContact: Store<ExtractContact>;
  /** What the live connection tells, for pages that show conversations. */
  readonly liveEvents: LiveEvents;
  /** Tells the provider what went wrong here (row E24). */
  readonly errorLog: ErrorLog;
  /** What covers the page, if anything does (rows E06 and E09). */
  readonly globalError: Store<GlobalError | null>;
  /** True while a payment is being created, of a case or of the whole debt, by whichever page (rows P05 and C23). */
  readonly isPaymentBeingCreated: Store<boolean>;
  /** Which policy this document was served with (row Z19). */
  readonly documentKind: DocumentKind;
  readonly ask: Ask;
  /** Forgets the customer in this tab and asks who it is now: another tab has logged somebody in. */
  readonly changeCustomer: () => void;
  /** Logs out, and says what log-out stands (rows R05, L25 and Z12). */
  readonly logOut: LogOutControl;
  /** When somebody last did something, in any tab (row B04). */
  readonly lastAction: LastAction;
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

/** What the logged-in customer may see and reach now; `null` for visitors. */
export function useAccess(): Access | null {
  const { session, siteState } = useServices();
  return accessOf(useStore(session.store), useStore(siteState.store));
}

/** The same at this moment, for what is not drawn. */
export function accessNow({ session, siteState }: Services): Access | null {
  return accessOf(session.store.get(), siteState.store.get());
}

/** False while the maintenance page replaces everything, for visitors too (row R18). */
export function useIsPortalOpen(): boolean {
  return isPortalOpen(useStore(useServices().siteState.store).siteState);
}

function accessOf(
  session: ReturnType<SessionStore['store']['get']>,
  status: SiteStatus,
): Access | null {
  return session.status === 'loggedIn' ? access(session.user, status.siteState, status.vip) : null;
}
