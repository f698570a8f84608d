import type { ApiFailure } from '@mina-sidor/api-client';

import type { CustomerPageName } from '../features.ts';
import { paths } from '../paths.ts';
import { rememberPath, takeRememberedPath } from '../customer/rememberedPath.ts';
import { accessNow } from '../customer/access.ts';
import { type Application } from '../customer/services.ts';
import { refreshSiteState } from './refreshSiteState.ts';
import type { Refusals } from './refusals.ts';

/** Where a gate leads instead of to its page; null lets the visitor through. The router knows what that does to the history. */
export type LeadsTo = string | null;

/** Thrown by a gate that cannot tell whether the page may be shown. */
export class GateError extends Error {
  /** What could not be found out: who the customer is, or how the systems are. */
  readonly lacks: 'customer' | 'siteState';
  /** What the question has ended with. */
  readonly failure: ApiFailure | undefined;

  constructor(lacks: GateError['lacks'], page: CustomerPageName, failure: ApiFailure | undefined) {
    super(`${page} lacks ${lacks}`);
    this.lacks = lacks;
    this.failure = failure;
  }
}

/** Thrown when the code of a page could not be fetched: the connection was lost, or a new release has replaced it. */
export class PageCodeError extends Error {}

/** `/` leads logged-in customers on and everybody else to the login (rows R01–R03). */
export async function rootGate(application: Application): Promise<string> {
  const session = await application.session.ensure();
  return session.status === 'loggedIn' ? takeRememberedPath() : paths.login;
}

/** The login page leads logged-in customers on exactly as `/` does (row R04). */
export async function loginGate(application: Application): Promise<LeadsTo> {
  const session = await application.session.ensure();
  if (session.status === 'loggedIn') return takeRememberedPath();
  await refreshSiteState(application);
  return null;
}

/** Pages that everybody may see, logged in or not. */
export async function openGate(application: Application): Promise<null> {
  await application.session.ensure();
  await refreshSiteState(application);
  return null;
}

/**
 * Pages for logged-in customers (rows R15, R21, C01, T03–T07). Visitors go to the login and come back afterwards. Customers
 * who may not see the page go to the overview, which says why.
 *
 * @param wanted the address with query and fragment, as the visitor comes back to it
 */
export async function protectedGate(
  application: Application,
  page: CustomerPageName,
  wanted: string,
  refusals: Refusals,
): Promise<LeadsTo> {
  const session = await application.session.ensure();
  if (session.status === 'anonymous') {
    rememberPath(wanted);
    return paths.login;
  }
  await refreshSiteState(application);
  if (application.session.store.get().status === 'anonymous') {
    // The session ended meanwhile (row E04): the logged-out page comes instead.
    return null;
  }
  const access = accessNow(application);
  if (access === null) {
    const failure = session.status === 'failed' ? session.failure : undefined;
    throw new GateError('customer', page, failure);
  }
  const failure = application.siteState.failure();
  if (failure !== undefined) throw new GateError('siteState', page, failure);
  if (access.routes[page]) return null;
  refusals.set({ page });
  return paths.overview;
}
