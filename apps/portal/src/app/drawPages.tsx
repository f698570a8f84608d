import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';

import type { Application } from '../customer/services.ts';
import { features } from '../allFeatures.ts';
import { showLoggedOutPage } from './showLoggedOutPage.ts';
import { createRouter } from './router.tsx';
import { RouterLink } from './RouterLink.tsx';
import { Portal } from './start.tsx';

/** How long after the log-in the logged-out page is preloaded, in milliseconds. The requested page loads first. */
const fetchAheadAfter = 1000;

/** How long the document's frame stays while the first page loads, in milliseconds. */
const frameStaysFor = 500;

interface After {
  /** This document has shown the login, which stays until the next page can replace it. */
  readonly login: true;
  /** The address that the visitor opens. @default the current address */
  readonly to: string | undefined;
}

/**
 * Renders all pages, starting with the one at the current address.
 *
 * @param answered settles when the data of that page has loaded
 */
export async function drawPages(
  root: Root,
  application: Application,
  after?: After,
  answered?: Promise<void>,
): Promise<void> {
  fetchLoggedOutPageAhead(application);

  const router = createRouter(application, after?.login);
  showLoggedOutPage(application, router);
  if (after?.to !== undefined) void router.navigate(after.to);

  // The existing content stays until the first page has loaded, so that nothing flickers. After a longer wait React renders
  // a loading state, which screen readers announce.
  const ready = Promise.all([firstPageOf(router), answered]);
  const patience = new Promise<void>((resolve) => {
    application.clock.setTimeout(resolve, frameStaysFor);
  });
  await (after === undefined ? Promise.race([ready, patience]) : ready);

  root.render(
    <Portal application={application} linkComponent={RouterLink}>
      <RouterProvider router={router} />
    </Portal>,
  );
}

/** Resolves when the router has loaded the first page. */
async function firstPageOf(router: ReturnType<typeof createRouter>): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

/**
 * Preloads the logged-out page: a customer who logs out without a network, perhaps on a borrowed phone, must be able to
 * read the result (row L25).
 */
function fetchLoggedOutPageAhead({ session, clock }: Application): void {
  const fetchAhead = () => {
    if (session.store.get().status !== 'loggedIn') return;
    stop();
    // Without a network, the code is loaded when it is needed.
    clock.setTimeout(() => void features.loggedOut.load().catch(() => undefined), fetchAheadAfter);
  };
  const stop = session.store.subscribe(fetchAhead);
  fetchAhead();
}
