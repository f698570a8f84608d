import { protocol } from '@mina-sidor/api-client';

import { accessNow } from '../customer/access.ts';
import { type Application, servicesNow } from '../customer/services.ts';
import { entriesOf } from '../domain/record.ts';
import { type CustomerPageName, customerPages } from '../features.ts';
import { isPathOf } from '../paths.ts';
import { readCookie } from '../platform/cookies.ts';
import { siteStateAsked } from './refreshSiteState.ts';
import type { Draw } from './start.tsx';

/** Fetches the code around all pages but the login. */
export async function loadPages() {
  return (await import('./drawPages.tsx')).drawPages;
}

/** The same where the document begins with it: with the code of the page that the address leads to, and what that shows. */
export async function loadFirstPage(application: Application): Promise<Draw> {
  const pages = loadPages();
  const page = customerPageAt(location.pathname);
  // A visitor will see the login instead.
  if (page === undefined || !readCookie(document.cookie, protocol.antiForgeryCookie)) return pages;
  const answered = askAhead(application, page);
  const drawPages = await pages;
  return (root) => drawPages(root, application, undefined, answered);
}

/** Asks what the page's gate will ask, and then what the page will ask, if it is open (row C01). */
async function askAhead(application: Application, page: CustomerPageName): Promise<void> {
  // Whether it comes is the router's question, which asks for it again.
  const code = customerPages[page].load().catch(() => undefined);
  const { session, siteState } = application;
  await session.ensure();
  await siteStateAsked.begin(servicesNow(application));
  const services = servicesNow(application);
  const isOpen = !siteState.lacksAnswer(services) && accessNow(application)?.routes[page] === true;
  if (isOpen) await (await code)?.askAhead?.(services);
}

/** Name of the customer's page at this path; `undefined` where there is none. */
export function customerPageAt(pathname: string): CustomerPageName | undefined {
  return entriesOf(customerPages).find(([, { path }]) => isPathOf(path, pathname))?.[0];
}
