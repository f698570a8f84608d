import { protocol } from '@mina-sidor/api-client';

import { customerPages } from '../features.ts';
import { isPathOf } from '../paths.ts';
import { readCookie } from '../platform/cookies.ts';
import type { Draw } from './start.tsx';

/** Fetches the code around all pages but the login. */
export async function loadPages() {
  return (await import('./drawPages.tsx')).drawPages;
}

/** The same where the document begins with it: with the code of the page that the address leads to. */
export function loadFirstPage(): Promise<Draw> {
  const pages = loadPages();
  // A visitor will see the login instead.
  if (readCookie(document.cookie, protocol.antiForgeryCookie)) fetchAhead(location.pathname);
  return pages;
}

function fetchAhead(pathname: string): void {
  // Whether it comes is the router's question, which asks for it again.
  customerPageAt(pathname)
    ?.load()
    .catch(() => undefined);
}

/** The customer's page at this path; `undefined` where there is none. */
export function customerPageAt(pathname: string) {
  return Object.values(customerPages).find(({ path }) => isPathOf(path, pathname));
}
