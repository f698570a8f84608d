import { protocol } from '@mina-sidor/api-client';

import { entriesOf } from '../domain/record.ts';
import { customerPages } from '../features.ts';
import { type CustomerPageName, isPathOf, paths } from '../paths.ts';
import { readCookie } from '../platform/cookies.ts';
import { earlyAnswersCome } from '../platform/earlyAnswers.ts';
import type { Draw } from './start.tsx';

/** Loads the code that all pages except the login share. */
export async function loadPages() {
  return (await import('./drawPages.tsx')).drawPages;
}

/** The same for a document that starts with these pages. Also preloads the code of the first page. */
export async function loadFirstPage(): Promise<Draw> {
  const pages = loadPages();
  const page = customerPageAt(location.pathname);
  // Without this cookie nobody is logged in, and the login will show.
  if (page === undefined || !readCookie(document.cookie, protocol.antiForgeryCookie)) return pages;
  const answered = earlyAnswersCome();
  // The router loads it again and handles a failure.
  void customerPages[page].load().catch(() => undefined);
  const drawPages = await pages;
  return (root, application) => drawPages(root, application, undefined, answered);
}

/** Name of the customer's page at this path; `undefined` where there is none. */
export function customerPageAt(pathname: string): CustomerPageName | undefined {
  return entriesOf(customerPages).find(([name]) => isPathOf(paths[name], pathname))?.[0];
}
