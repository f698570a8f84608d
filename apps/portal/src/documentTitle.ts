import { texts } from './texts.ts';

/** The document's title: the page's title and the site's name (row R13). */
export function documentTitle(pageTitle: string): string {
  return `${pageTitle} – ${texts.shell.siteName}`;
}
