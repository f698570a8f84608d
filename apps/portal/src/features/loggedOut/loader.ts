import { replace } from 'react-router';

import { paths } from '../../paths.ts';
import type { Application } from '../../customer/services.ts';
import { isServerInformed, type LogOut } from '../../customer/session/logOut.rules.ts';
import { logOutOfEntry } from '../../customer/session/logOutEntry.ts';
import { logOutOf } from '../../customer/session/sessionControl.ts';
import { paymentLeft } from '../../customer/payment/paymentLeft.ts';
import { browserStorage } from '../../platform/storage.ts';

/**
 * Logs out on arrival (row R05), once for each history entry: after a reload or the back button, the log-out is not
 * repeated, and a customer who has logged in since is redirected. The customer's data leaves the tab at once. The
 * server's answer shows when it comes, so that a slow server never keeps personal data on the screen.
 */
export async function loggedOutLoader({ session, siteState, documentKind }: Application) {
  const kept = logOutOfEntry();
  let last: LogOut = kept ?? { reason: 'chosen', by: 'thisTab', outcome: 'pending' };
  if (logOutOf(session.store.get()) === null) {
    const isDue =
      kept === null ||
      (!isServerInformed(kept) && session.isLogOutDue() && !session.isLogOutGivenUp());
    const isUnknown = session.store.get().status === 'unknown';
    // No answer has told the time yet, and the device's clock may be wrong: an old payment is told of too.
    const left = isUnknown ? paymentLeft(browserStorage)(0) : undefined;
    const { reason = 'chosen', refused, unconfirmed = left } = kept ?? {};
    if (isDue) session.logOut(reason, { refused, unconfirmed });
    else {
      const { status } = await session.ensure();
      if (status === 'loggedIn') return replace(paths.root);
      // Another tab may have finished it, or wait for a login to be made.
      if (status === 'anonymous')
        last = { ...last, outcome: session.isLogOutDue() ? 'failed' : 'loggedOut' };
    }
  }
  void siteState.refresh(session.store.get().scope);
  // The next page is another document. Loading it would abort the call and lose its answer.
  if (documentKind === 'checkout') await session.logOutAnswered();
  return { last };
}
