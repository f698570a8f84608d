import { type DataRouter, NavigationType } from 'react-router';

import { withActiveCases } from '../customer/listSettings.ts';
import type { Application } from '../customer/services.ts';
import { isPathOf, isUnder, paths } from '../paths.ts';

/** Tells the application that the customer is on the way to another page. */
export function followNavigation(
  router: Pick<DataRouter, 'subscribe'>,
  { pageEntry, session }: Application,
): void {
  let goingTo: unknown;
  router.subscribe(({ navigation, location }) => {
    const { location: next, historyAction } = navigation;
    if (next !== undefined && next !== goingTo) {
      pageEntry.begin();
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
