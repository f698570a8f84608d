import { createContext, createElement, type ReactNode, use, useMemo } from 'react';
import type { Clock, PortalClient } from '@mina-sidor/api-client';

import type { Needs } from '../domain/access.ts';
import type { Config, Environment } from '../platform/config.ts';
import type { DeviceKind } from '../platform/deviceKind.ts';
import type { ErrorLog } from '../platform/errors/errorLog.ts';
import { useStore } from '../platform/store.ts';
import type { CustomerScope } from './customerScope.ts';
import type { PageEntry } from './pageEntry.ts';
import type { Scope } from './scope.ts';
import type { LastAction } from './session/lastAction.ts';
import type { SessionControl } from './session/sessionControl.ts';
import type { SiteStateStore } from './siteState.ts';

/** Everything of the portal that does not depend on the customer. `start.tsx` creates it once. */
export interface Application {
  readonly client: PortalClient;
  /** The device's: for durations, never for a day. */
  readonly clock: Clock;
  /** The time at the provider, in milliseconds since 1970. */
  readonly now: () => number;
  readonly config: Config;
  readonly environment: Environment;
  /** What each page needs (`access`). */
  readonly needs: Needs;
  readonly deviceKind: DeviceKind;
  /** The checkout has its own document, whose security policy allows the payment company's script (row Z19). */
  readonly documentKind: 'page' | 'checkout';
  /** Reports errors to the provider (row E24). */
  readonly errorLog: ErrorLog;
  /** When the customer last did something, in any tab (row B04). */
  readonly lastAction: LastAction;
  readonly pageEntry: PageEntry;
  readonly siteState: SiteStateStore;
  readonly session: SessionControl;
}

/** The application, and what the tab keeps for whoever uses it. `useCustomer` gives what only customers have. */
export type Services = Application & Scope;

/** The application, and everything that belongs to the current customer. */
export type CustomerServices = Application & CustomerScope;

/** The services at this moment, for what is not drawn. */
export function servicesNow(application: Application): Services {
  return { ...application, ...application.session.store.get().scope };
}

const ServicesContext = createContext<Services | null>(null);

interface ServicesProviderProps {
  readonly application: Application;
  readonly children: ReactNode;
}

export function ServicesProvider({ application, children }: ServicesProviderProps) {
  const { scope } = useStore(application.session.store);
  const services = useMemo(() => ({ ...application, ...scope }), [application, scope]);
  return createElement(ServicesContext, { value: services }, children);
}

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}
