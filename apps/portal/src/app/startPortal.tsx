import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { type PortalClient, protocol, systemClock } from '@mina-sidor/api-client';
import { UiProvider, type UiTexts } from '@mina-sidor/ui';

import { createApplication } from '../customer/createApplication.ts';
import { type Application, ServicesProvider } from '../customer/services.ts';
import { keepTabsOnOneCustomer } from '../customer/session/oneCustomer.ts';
import { features } from '../features.ts';
import { isCheckoutPath } from '../paths.ts';
import { environmentOf, readConfig } from '../platform/config.ts';
import { readCookie } from '../platform/cookies.ts';
import { deviceKindOf } from '../platform/deviceKind.ts';
import { tellUncaught } from '../platform/errors/tellUncaught.ts';
import { texts } from '../texts.ts';
import { leadToLoggedOut } from './leadToLoggedOut.ts';
import { createRouter } from './router.tsx';
import { RouterLink } from './RouterLink.tsx';
import { showStartFailed } from './StartFailed.tsx';

/** How long after the login the logged-out page is fetched: the page that was asked for comes first. In milliseconds. */
const fetchAheadAfter = 1000;

/** Puts the portal together and draws its first page. Rejects where the deployment or the browser lacks what it needs. */
export async function startPortal(root: Element, client: PortalClient): Promise<void> {
  const config = readConfig(document);
  const application = createApplication({
    client,
    clock: systemClock,
    config,
    environment: environmentOf(location.hostname, config),
    deviceKind: deviceKindOf(navigator),
    documentKind: isCheckoutPath(location.pathname) ? 'checkout' : 'page',
    sessionMark: () => readCookie(document.cookie, protocol.antiForgeryCookie),
  });

  tellUncaught(application.errorLog, globalThis.window);
  keepTabsOnOneCustomer(application.session, new BroadcastChannel('session'));
  fetchLoggedOutPageAhead(application);
  drawKeptPagesAgain();

  const router = createRouter(application);
  leadToLoggedOut(application, router);

  // The prerendered login stays on the screen until the first page can take its place, so that nothing flickers.
  if (root.hasChildNodes()) await firstPageOf(router);

  const portal = createRoot(root, {
    onUncaughtError: (error) => {
      application.errorLog.tell(error);
      // It has taken with it what should have said so. Done when React has let go of the page.
      queueMicrotask(() => {
        portal.unmount();
        showStartFailed(root);
      });
    },
  });
  portal.render(
    <ServicesProvider application={application}>
      <UiProvider linkComponent={RouterLink} locale="sv" texts={texts.ui satisfies UiTexts}>
        <RouterProvider router={router} />
      </UiProvider>
    </ServicesProvider>,
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
  const stop = session.store.subscribe(() => {
    if (session.store.get().status !== 'loggedIn') return;
    stop();
    // Without a network now it is fetched when it is wanted.
    clock.setTimeout(() => void features.loggedOut.load().catch(() => undefined), fetchAheadAfter);
  });
}

/**
 * A page that the browser keeps for its back button may show what is paid by now, or a customer who has gone (row L25):
 * it is kept blank, and loaded again when somebody comes back to it.
 */
function drawKeptPagesAgain(): void {
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.body.hidden = true;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
