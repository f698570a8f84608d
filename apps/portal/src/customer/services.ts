import { createContext, createElement, type ReactNode, use, useMemo } from 'react';
import type { Clock, PortalClient } from '@mina-sidor/api-client';

import { type Access, access, isPortalOpen, type Vip } from '../domain/access.ts';
import type { Config, Environment } from '../platform/config.ts';
import type { DeviceKind } from '../platform/deviceKind.ts';
import type { ErrorLog } from '../platform/errors/errorLog.ts';
import { useStore } from '../platform/store.ts';
import type { CustomerScope } from './customerScope.ts';
import type { LastAction } from './session/lastAction.ts';
import type { Session, SessionControl } from './session/session.ts';
import type { SiteStateStore, SiteStatus } from './siteState.ts';

/** What the portal is made of besides its pages, whoever uses it; made once in `startPortal.tsx`. */
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

/** What the logged-in customer may see and reach now; `null` for visitors. */
export function useAccess(): Access | null {
  const { session, siteState, vip } = useServices();
  return accessOf(useStore(session.store), useStore(siteState.store), useStore(vip));
}

/** The same at this moment, for what is not drawn. */
export function accessNow({ session, siteState }: Application): Access | null {
  const current = session.store.get();
  return accessOf(current, siteState.store.get(), current.scope.vip.get());
}

/** False while the maintenance page replaces everything, for visitors too (row R18). */
export function useIsPortalOpen(): boolean {
  return isPortalOpen(useStore(useServices().siteState.store).siteState);
}

function accessOf(session: Session, { siteState }: SiteStatus, vip: Vip): Access | null {
  return session.status === 'loggedIn' ? access(session.user, siteState, vip) : null;
}
