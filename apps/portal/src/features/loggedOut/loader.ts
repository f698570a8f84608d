import { replace } from 'react-router';

import { paths } from '../../paths.ts';
import type { Application } from '../../customer/services.ts';
import { isToldServer, type LogOut } from '../../customer/session/logOut.rules.ts';
import { logOutOfEntry } from '../../customer/session/logOutEntry.ts';
import { logOutOf } from '../../customer/session/session.ts';

/**
 * Logs out on arrival (row R05), once for each time that somebody has come: a reload, and the browser's own buttons, lead
 * to a log-out that has been made, and whoever has logged in since is led on. The customer's data is gone from the tab at
 * once; the page shows what the server answers when it comes, so that a slow server never keeps personal data on the screen.
 */
export async function loggedOutLoader(
  { session, siteState, documentKind }: Application,
  url: string,
) {
  const kept = logOutOfEntry(url);
  if (logOutOf(session.store.get()) === null) {
    if (kept === null || !isToldServer(kept)) session.logOut(kept?.reason ?? 'chosen');
    else if ((await session.ensure()).status === 'loggedIn') return replace(paths.root);
  }
  void siteState.refresh(session.store.get().scope);
  // The page is about to be fetched as another document, which would cut the call and not know its answer.
  if (documentKind === 'checkout') await session.logOutAnswered();
  const last: LogOut = kept ?? { reason: 'chosen', by: 'thisTab', outcome: 'pending' };
  return { last };
}
