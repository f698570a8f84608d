import { createPath, matchPath } from 'react-router';

import { paths } from '../paths.ts';
import { rememberPath } from './rememberedPath.ts';
import type { Application } from '../customer/services.ts';
import { remembersPath, type LogOut } from '../customer/session/logOut.rules.ts';
import { keepInEntry } from '../customer/session/logOutEntry.ts';
import { logOutOf } from '../customer/session/sessionControl.ts';
import { pageOf } from './currentPage.ts';
import type { createRouter } from './router.tsx';

/**
 * Opens the logged-out page when the customer is logged out on another page. Remembers the path (row E04) unless the
 * customer chose to log out. Stores the log-out in the history entry, for a reload and for Back.
 */
export function showLoggedOutPage(
  { session }: Pick<Application, 'session'>,
  router: ReturnType<typeof createRouter>,
): void {
  const show = (current: LogOut) => {
    const { location, matches } =
      router.state.navigation.state === 'idle' ? router.state : router.state.navigation;
    if (isLoggedOutPath(location.pathname)) return;
    const page = pageOf(matches.map(({ route: { id }, params }) => ({ id, params })));
    if (page?.ownPage !== undefined && remembersPath(current)) {
      rememberPath(createPath(location));
    }
    // Back must not lead to a page that needs a login.
    void router.navigate(paths.loggedOut, { replace: true });
  };
  const keep = () => {
    const { navigation, location } = router.state;
    const current = logOutOf(session.store.get());
    const isThere = navigation.state === 'idle' && isLoggedOutPath(location.pathname);
    if (isThere && current !== null) keepInEntry(current);
  };

  let last = logOutOf(session.store.get());
  // A request that was made ahead may already have found that the session has ended.
  if (last !== null) show(last);
  session.store.subscribe(() => {
    const before = last;
    last = logOutOf(session.store.get());
    if (before === null && last !== null) show(last);
    keep();
  });
  router.subscribe(keep);
}

function isLoggedOutPath(pathname: string): boolean {
  return matchPath(paths.loggedOut, pathname) !== null;
}
