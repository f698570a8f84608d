import { protocol } from '@mina-sidor/api-client';

import { accessNow } from '../customer/access.ts';
import { type Application, servicesNow } from '../customer/services.ts';
import { entriesOf } from '../domain/record.ts';
import type { CustomerFeature } from '../feature.ts';
import { customerPages } from '../features.ts';
import { type CustomerPageName, isPathOf, paths } from '../paths.ts';
import { readCookie } from '../platform/cookies.ts';
import { siteStateAsked } from './refreshSiteState.ts';
import type { Draw } from './start.tsx';

/** Loads the code that all pages except the login share. */
export async function loadPages() {
  return (await import('./drawPages.tsx')).drawPages;
}

/** The same for a document that starts with these pages. Also preloads the code and the data of the first page. */
export async function loadFirstPage(application: Application): Promise<Draw> {
  const pages = loadPages();
  const page = customerPageAt(location.pathname);
  // Without this cookie nobody is logged in, and the login will show.
  if (page === undefined || !readCookie(document.cookie, protocol.antiForgeryCookie)) return pages;
  const answered = askAhead(application, page);
  const drawPages = await pages;
  return (root) => drawPages(root, application, undefined, answered);
}

/** Makes the requests of the page's gate and, if the page is open, those of the page (row C01). */
async function askAhead(application: Application, page: CustomerPageName): Promise<void> {
  const { load, askAhead: askForPage }: CustomerFeature = customerPages[page];
  // The router loads it again and handles a failure.
  void load().catch(() => undefined);
  const { session, siteState } = application;
  await session.ensure();
  await siteStateAsked.begin(servicesNow(application));
  const current = session.store.get();
  if (current.status !== 'loggedIn' || siteState.lacksAnswer(current.scope)) return;
  if (accessNow(application)?.routes[page] !== true) return;
  // The page asks again and handles a failure.
  await askForPage?.({ ...application, ...current.scope }).catch(() => undefined);
}

/** Name of the customer's page at this path; `undefined` where there is none. */
export function customerPageAt(pathname: string): CustomerPageName | undefined {
  return entriesOf(customerPages).find(([name]) => isPathOf(paths[name], pathname))?.[0];
}
