import { useEffect } from 'react';

import { texts } from './texts.ts';

/** The document's title: the page's title and the site's name (row R13). */
export function documentTitle(pageTitle: string): string {
  return `${pageTitle} – ${texts.shell.siteName}`;
}

/** Gives the document this title for as long as it is wanted, unless something else gives it another. */
export function useTitleWhile(isWanted: boolean, pageTitle: string): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const before = document.title;
    const title = documentTitle(pageTitle);
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [isWanted, pageTitle]);
}
