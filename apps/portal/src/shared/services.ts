import { createContext, use } from 'react';
import type { State } from 'swr';
import type { ApiFailure, Clock, PortalClient } from '@mina-sidor/api-client';

import { type Access, access } from './access.ts';
import { type ClientState, createClientStateStore, initialClientState } from './clientState.ts';
import type { Config, Environment } from './config.ts';
import type { DeviceKind } from './deviceKind.ts';
import { type CallKind, outcomePolicy } from './outcomePolicy.ts';
import { rememberPath } from './rememberedPath.ts';
import { createSessionStore, type SessionStore } from './session.ts';
import { createSiteStateStore, type SiteStateStore, type SiteStatus } from './siteState.ts';
import { createStore, type Store, useStore } from './store.ts';

/** What the application is made of besides its pages; made once in `main.tsx`, replaceable in tests. */
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
  /** Counts the customers of this tab, so that a late answer to one can never be shown to the next. */
  readonly customerEpoch: () => number;
  /** True while the connection screen covers the page (row E06). */
  readonly connectionLost: Store<boolean>;
  /** Does what the policy says about a failed call. */
  readonly handleFailure: (failure: ApiFailure, kind: CallKind) => void;
  /** Forgets the customer in this tab at once and ends the session at the server (rows R05 and L25). */
  readonly logOut: () => Promise<'loggedOut' | 'failed'>;
  /** The application tells here how to get to the logged-out page, since services know no routes. */
  readonly onForcedLogOut: Store<() => void>;
}

interface ServiceParts {
  readonly client: PortalClient;
  readonly clock: Clock;
  readonly config: Config;
  readonly environment: Environment;
  readonly deviceKind: DeviceKind;
  /** The path and query that a forced log-out should lead back to. */
  readonly currentPath: () => string;
}

export function createServices(parts: ServiceParts): Services {
  const { client, clock, currentPath } = parts;
  const session = createSessionStore(client);
  const siteState = createSiteStateStore(client, clock);
  const clientState = createClientStateStore();
  const connectionLost = createStore(false);
  const onForcedLogOut = createStore<() => void>(() => undefined);
  const queryCache = new Map<string, State>();
  let customerEpoch = 0;

  const forgetCustomer = () => {
    session.clear();
    siteState.forgetCustomer();
    clientState.set(initialClientState);
    queryCache.clear();
    customerEpoch += 1;
  };

  return {
    ...parts,
    session,
    siteState,
    clientState,
    queryCache,
    customerEpoch: () => customerEpoch,
    connectionLost,
    onForcedLogOut,
    handleFailure: (failure, kind) => {
      const consequence = outcomePolicy(failure, kind);
      switch (consequence.action) {
        case 'none':
          return;
        case 'logOut':
          if (session.store.get().status !== 'loggedIn') return;
          rememberPath(currentPath());
          forgetCustomer();
          onForcedLogOut.get()();
          return;
        case 'switchOff':
          siteState.switchOff(consequence.system);
          return;
        case 'showConnectionLost':
          connectionLost.set(true);
      }
    },
    logOut: async () => {
      forgetCustomer();
      const result = await client.logout();
      return result.outcome === 'ok' || result.outcome === 'expired' ? 'loggedOut' : 'failed';
    },
  };
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

/** The access decision for what is known about the visitor and the systems. */
export function accessOf(
  session: ReturnType<SessionStore['store']['get']>,
  status: SiteStatus,
): Access | null {
  return session.status === 'loggedIn' ? access(session.user, status.siteState, status.vip) : null;
}
