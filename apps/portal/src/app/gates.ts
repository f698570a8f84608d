import type { ApiFailure } from '@mina-sidor/api-client';
import { redirect, replace } from 'react-router';

import type { CustomerPageName } from '../features.ts';
import { paths } from '../paths.ts';
import { rememberPath, takeRememberedPath } from '../customer/rememberedPath.ts';
import { accessNow, type Services } from '../customer/services.ts';
import type { Refusals } from './refusals.ts';

/** How long a page that can be drawn from what is known waits for news of the systems. */
const patience = 2000;

/** Thrown by a gate that cannot tell whether the page may be shown. */
export class GateError extends Error {
  /** What could not be found out: who the customer is, or how the systems are. */
  readonly lacks: 'customer' | 'siteState';
  /** What the question has ended with. */
  readonly failure: ApiFailure | undefined;

  constructor(lacks: GateError['lacks'], path: string, failure: ApiFailure | undefined) {
    super(`${path} lacks ${lacks}`);
    this.lacks = lacks;
    this.failure = failure;
  }
}

/** Thrown when the code of a page could not be fetched: the connection was lost, or a new release has replaced it. */
export class PageCodeError extends Error {}

/** The state of the systems, fetched on entry to every route (row T02) but never waited for without end. */
async function refreshSiteState(services: Services, isLoggedIn: boolean): Promise<void> {
  const refreshed = services.siteState.refresh({ isLoggedIn });
  if (services.siteState.lacksAnswer({ isLoggedIn })) {
    await refreshed;
    return;
  }
  await Promise.race([
    refreshed,
    new Promise<void>((resolve) => {
      services.clock.setTimeout(resolve, patience);
    }),
  ]);
}

/** `/` leads logged-in customers on and everybody else to the login (rows R01–R03). */
export async function rootGate(services: Services): Promise<Response> {
  const session = await services.session.ensure();
  return session.status === 'loggedIn' ? replace(takeRememberedPath()) : replace(paths.login);
}

/** The login page leads logged-in customers on exactly as `/` does (row R04). */
export async function loginGate(services: Services): Promise<Response | null> {
  const session = await services.session.ensure();
  if (session.status === 'loggedIn') return replace(takeRememberedPath());
  await refreshSiteState(services, false);
  return null;
}

/** Pages that everybody may see, logged in or not. */
export async function openGate(services: Services): Promise<null> {
  const session = await services.session.ensure();
  await refreshSiteState(services, session.status === 'loggedIn');
  return null;
}

/**
 * Pages for logged-in customers (rows R15, R21, C01, T03–T07): visitors go to the login and are led back
 * afterwards; customers who may not see the page go to the overview, without a step back to here, and read there why.
 */
export async function protectedGate(
  services: Services,
  page: CustomerPageName,
  url: URL,
  refusals: Refusals,
): Promise<Response | null> {
  const session = await services.session.ensure();
  if (session.status === 'anonymous' || session.status === 'timedOut') {
    rememberPath(url.pathname + url.search);
    // In place of the page comes the way to the log-out.
    return session.status === 'anonymous' ? redirect(paths.login) : null;
  }
  await refreshSiteState(services, true);
  if (services.session.store.get().status === 'anonymous') {
    // The session was gone when the systems were asked for (row E04). In place of the page comes the logged-out one.
    return null;
  }
  const access = accessNow(services);
  if (access === null) {
    const failure = session.status === 'failed' ? session.failure : undefined;
    throw new GateError('customer', url.pathname, failure);
  }
  if (services.siteState.certainty() === 'assumed') {
    throw new GateError('siteState', url.pathname, services.siteState.lastFailure());
  }
  if (access.routes[page]) return null;
  refusals.note(page);
  return replace(paths.overview);
}
