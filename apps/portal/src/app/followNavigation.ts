import { type DataRouter, NavigationType } from 'react-router';

import { accessNow } from '../customer/accessNow.ts';
import { allowedCalls } from '../customer/callsAhead.ts';
import { withActiveCases } from '../customer/listSettings.ts';
import type { Application } from '../customer/services.ts';
import { isCheckoutPath, isPathOf, isUnder, paths } from '../paths.ts';

/** Tells the application that the customer is on the way to another page. */
export function followNavigation(
  router: Pick<DataRouter, 'subscribe'>,
  application: Application,
): void {
  const { pageEntry, session } = application;
  let goingTo: unknown;
  router.subscribe(({ navigation, location }) => {
    const { location: next, historyAction } = navigation;
    if (next !== undefined && next !== goingTo) {
      // The start and the login only lead on: what they have asked is asked for the page that they lead to.
      const isGoingOn = [paths.root, paths.login].some((path) => isPathOf(path, location.pathname));
      if (!isGoingOn) pageEntry.begin();
      if (next.pathname !== location.pathname) askAhead(application, next.pathname, isGoingOn);
      const isNewList =
        isPathOf(paths.claims, next.pathname) && historyAction === NavigationType.Push;
      const current = session.store.get();
      if (isNewList && current.status === 'loggedIn' && !isUnder(paths.claims, location.pathname)) {
        const { listSettings } = current.scope;
        listSettings.set(withActiveCases(listSettings.get()));
      }
    }
    goingTo = next;
  });
}

/** Asks for what the next page shows while its code comes, unless that page has a document of its own (row Z19). */
function askAhead(application: Application, pathname: string, isGoingOn: boolean): void {
  const access = accessNow(application);
  const isNewDocument = isCheckoutPath(pathname) !== (application.documentKind === 'checkout');
  if (access === null || isNewDocument) return;
  const names = allowedCalls(access).filter((name) => !isGoingOn || name !== 'getUser');
  globalThis.askPageAhead?.(pathname, names, isGoingOn);
}
