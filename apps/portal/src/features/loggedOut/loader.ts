import { replace } from 'react-router';

import { paths } from '../../paths.ts';
import type { Services } from '../../customer/services.ts';
import { isToldServer, type LogOut } from '../../customer/session/logOut.rules.ts';
import { logOutOfEntry } from '../../customer/session/logOutEntry.ts';

/**
 * Logs out on arrival (row R05), once for each time that somebody has come: a reload, and the browser's own buttons, lead
 * to a log-out that has been made, and whoever has logged in since is led on. The customer's data is gone from the tab at
 * once; the page shows what the server answers when it comes, so that a slow server never keeps personal data on the screen.
 */
export async function loggedOutLoader(services: Services, url: string) {
  const { logOut, session, siteState, documentKind } = services;
  const kept = logOutOfEntry(url);
  if (logOut.store.get() === null) {
    if (kept === null || !isToldServer(kept)) logOut.end(kept?.reason ?? 'chosen');
    else if ((await session.ensure()).status === 'loggedIn') return replace(paths.root);
  }
  // Asked after the customer is forgotten, since answers to earlier questions are forgotten too.
  void siteState.refresh({ isLoggedIn: false });
  // The page is about to be fetched as another document, which would cut the call and not know its answer.
  if (documentKind === 'checkout') await logOut.answered();
  const last: LogOut = kept ?? { reason: 'chosen', by: 'thisTab', outcome: 'pending' };
  return { last };
}
