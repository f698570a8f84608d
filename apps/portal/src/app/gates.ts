import type { ApiFailure } from '@mina-sidor/api-client';

import { type CustomerPageName, paths } from '../paths.ts';
import { rememberPath, takeRememberedPath } from './rememberedPath.ts';
import { accessNow } from '../customer/accessNow.ts';
import { allowedCalls } from '../customer/callsAhead.ts';
import { type Application } from '../customer/services.ts';
import { paymentsKey } from '../customer/payment/paymentStorage.ts';
import { callsAheadName } from '../platform/earlyAnswers.ts';
import { browserStorage } from '../platform/storage.ts';
import type { Session } from '../customer/session/sessionControl.ts';
import { refreshSiteState } from './refreshSiteState.ts';
import type { Refusals } from './refusals.ts';

/** The path to redirect to; null lets the visitor through. `redirectTo` decides how the history changes. */
export type Redirection = string | null;

/** Thrown when a gate cannot decide whether the page may show. */
export class GateError extends Error {
  /** What is unknown: the customer, or the state of the systems. */
  readonly lacks: 'customer' | 'siteState';
  /** Why the request failed. */
  readonly failure: ApiFailure | undefined;

  constructor(lacks: GateError['lacks'], page: CustomerPageName, failure: ApiFailure | undefined) {
    super(`${page} lacks ${lacks}`);
    this.lacks = lacks;
    this.failure = failure;
  }
}

/** The code of a page could not be loaded, because of a lost connection or a new release. */
export class PageCodeError extends Error {}

/** @throws PageCodeError */
export function loadCode<Code>(code: Promise<Code>): Promise<Code> {
  return code.catch((cause: unknown) => {
    throw new PageCodeError('The code of the page could not be fetched', { cause });
  });
}

/** `/` redirects logged-in customers to their page and everybody else to the login (rows R01–R03). */
export async function rootGate(application: Application): Promise<string> {
  const session = await ensureSession(application);
  return session?.status === 'loggedIn' ? takeRememberedPath() : paths.login;
}

/** Redirects logged-in customers as `/` does (row R04). */
export async function loginGate(application: Application): Promise<Redirection> {
  const session = await ensureSession(application);
  if (session?.status === 'loggedIn') return takeRememberedPath();
  await refreshSiteState(application);
  return null;
}

/** For pages that everybody may see. */
export async function openGate(application: Application): Promise<null> {
  await application.session.ensure();
  await refreshSiteState(application);
  return null;
}

/**
 * For pages behind the login (rows R15, R21, C01, T03–T07). Visitors go to the login and return afterwards. Customers
 * who may not see the page go to the overview, which says why.
 *
 * @param wanted the address with query and fragment, to return to
 */
export async function protectedGate(
  application: Application,
  page: CustomerPageName,
  wanted: string,
  refusals: Refusals,
): Promise<Redirection> {
  const session = await ensureSession(application);
  if (session === null || session.status === 'anonymous') {
    rememberPath(wanted);
    return session === null ? null : paths.login;
  }
  await refreshSiteState(application);
  if (application.session.store.get().status === 'anonymous') {
    // The session has ended (row E04), so the logged-out page replaces this one.
    return null;
  }
  const access = accessNow(application);
  if (access === null) {
    const failure = session.status === 'failed' ? session.failure : undefined;
    throw new GateError('customer', page, failure);
  }
  const failure = application.siteState.failure();
  if (failure !== undefined) throw new GateError('siteState', page, failure);
  browserStorage.setItem(callsAheadName, allowedCalls(access).join(' '));
  // The maintenance page covers every page. The address stays, so that the page opens when the portal does.
  if (!access.systems.portal || access.routes[page]) return null;
  refusals.set({ page });
  return paths.overview;
}

/** Null if the session has ended during a payment: the logged-out page, which says not to pay again, replaces any other then. */
async function ensureSession({ session, now }: Application): Promise<Session | null> {
  // Read first: the end of the session deletes the cases of all payments (row L25).
  const paymentLeftAt = await readPaymentLeft();
  const known = await session.ensure();
  const unconfirmed = paymentLeftAt?.(now());
  const isTold = known.status !== 'anonymous' || known.logOut !== null;
  if (isTold || unconfirmed === undefined) return known;
  session.tellEnded({ unconfirmed });
  return null;
}

async function readPaymentLeft() {
  if (browserStorage.getItem(paymentsKey) === null) return null;
  const { paymentLeft } = await loadCode(import('../customer/payment/paymentLeft.ts'));
  return paymentLeft(browserStorage);
}
