import { useEffect } from 'react';

import { texts } from './texts.ts';

/** Row R13. */
export function documentTitle(pageTitle: string): string {
  return `${pageTitle} – ${texts.shell.siteName}`;
}

/** Sets the document's title while `isWanted`, then restores it unless it has been changed since. */
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
