import { createContext, createElement, type ReactNode, use, useMemo } from 'react';
import type { Clock, PortalClient } from '@mina-sidor/api-client';

import type { Config, Environment } from '../platform/config.ts';
import type { DeviceKind } from '../platform/deviceKind.ts';
import type { ErrorLog } from '../platform/errors/errorLog.ts';
import { useStore } from '../platform/store.ts';
import type { CustomerScope } from './customerScope.ts';
import type { LastAction } from './session/lastAction.ts';
import type { SessionControl } from './session/session.ts';
import type { SiteStateStore } from './siteState.ts';

/** What the portal is made of besides its pages, whoever uses it; made once in `start.tsx`. */
export interface Application {
  readonly client: PortalClient;
  readonly clock: Clock;
  readonly config: Config;
  readonly environment: Environment;
  readonly deviceKind: DeviceKind;
  /** The checkout has a document of its own, whose policy lets the payment company's script run (row Z19). */
  readonly documentKind: 'page' | 'checkout';
  /** Tells the provider what went wrong here (row E24). */
  readonly errorLog: ErrorLog;
  /** When somebody last did something, in any tab (row B04). */
  readonly lastAction: LastAction;
  readonly siteState: SiteStateStore;
  readonly session: SessionControl;
}

/** The application, and everything that belongs to the customer who is here now. */
export type Services = Application & CustomerScope;

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
