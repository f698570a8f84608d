import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';

import type { Application } from '../customer/services.ts';
import { features } from '../features.ts';
import { leadToLoggedOut } from './leadToLoggedOut.ts';
import { createRouter } from './router.tsx';
import { RouterLink } from './RouterLink.tsx';
import { Portal } from './start.tsx';

/** How long after the login the logged-out page is fetched: the page that was asked for comes first. In milliseconds. */
const fetchAheadAfter = 1000;

/** How long the frame that the document holds waits for the first page, in milliseconds. */
const frameStaysFor = 500;

interface After {
  /** The login has been shown before in this document, and stays until the next page can take its place. */
  readonly login: true;
  /** Where its visitor goes. @default the address that is open */
  readonly to: string | undefined;
}

/**
 * Draws all pages, beginning with the one that the address leads to.
 *
 * @param answered settles when it is known what that page shows
 */
export async function drawPages(
  root: Root,
  application: Application,
  after?: After,
  answered?: Promise<void>,
): Promise<void> {
  fetchLoggedOutPageAhead(application);

  const router = createRouter(application, after?.login);
  leadToLoggedOut(application, router);
  if (after?.to !== undefined) void router.navigate(after.to);

  // What stands there already stays until then, so that nothing flickers. Whoever waits longer for the first page hears of
  // it: the frame of the document is drawn again, or the page with its own loading state.
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

/** Settles when the router knows what the first page of the visit is. */
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

/** Whoever logs out without a network, perhaps on a borrowed phone, must still read what has become of it (row L25). */
function fetchLoggedOutPageAhead({ session, clock }: Application): void {
  const fetchAhead = () => {
    if (session.store.get().status !== 'loggedIn') return;
    stop();
    // Without a network now it is fetched when it is wanted.
    clock.setTimeout(() => void features.loggedOut.load().catch(() => undefined), fetchAheadAfter);
  };
  const stop = session.store.subscribe(fetchAhead);
  fetchAhead();
}
