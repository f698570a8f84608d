import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { type PortalClient, protocol, systemClock } from '@mina-sidor/api-client';
import { UiProvider, type UiTexts } from '@mina-sidor/ui';

import { environmentOf, readConfig } from '../platform/config.ts';
import { readCookie } from '../platform/cookies.ts';
import { deviceKindOf } from '../platform/deviceKind.ts';
import { warnBeforeUnload } from '../customer/drafts/warnBeforeUnload.ts';
import { tellUncaught } from '../platform/errors/tellUncaught.ts';
import { keepTabsOnOneCustomer } from '../customer/session/oneCustomer.ts';
import { isCheckoutPath } from '../paths.ts';
import { forgetPaymentsWithCustomer } from '../customer/payment/paymentMemory.ts';
import { createServices } from '../customer/createServices.ts';
import { ServicesProvider } from '../customer/services.ts';
import { texts } from '../texts.ts';
import { drawKeptPagesAnew } from './drawKeptPagesAnew.ts';
import { firstPage } from './firstPage.ts';
import { fetchLoggedOutPageAhead } from './loggedOutPage.ts';
import { leadToLoggedOut } from './leadToLoggedOut.ts';
import { createRouter } from './router.tsx';
import { RouterLink } from './RouterLink.tsx';
import { showStartFailed } from './StartFailed.tsx';

/** Puts the portal together and draws its first page. Rejects where the deployment or the browser lacks what it needs. */
export async function startPortal(root: Element, client: PortalClient): Promise<void> {
  const config = readConfig(document);
  const services = createServices({
    client,
    clock: systemClock,
    config,
    environment: environmentOf(location.hostname, config),
    deviceKind: deviceKindOf(navigator),
    documentKind: isCheckoutPath(location.pathname) ? 'checkout' : 'page',
    sessionMark: () => readCookie(document.cookie, protocol.antiForgeryCookie),
  });

  tellUncaught(services.errorLog, globalThis.window);
  keepTabsOnOneCustomer(services, new BroadcastChannel('session'));
  forgetPaymentsWithCustomer(services.session);
  warnBeforeUnload(services.drafts);
  fetchLoggedOutPageAhead(services);

  drawKeptPagesAnew();

  const router = createRouter(services);
  leadToLoggedOut(services, router);

  // The prerendered login stays on the screen until the first page can take its place, so that nothing flickers.
  if (root.hasChildNodes()) await firstPage(router);

  const portal = createRoot(root, {
    onUncaughtError: (error) => {
      services.errorLog.tell(error);
      // It has taken with it what should have said so. Done when React has let go of the page.
      queueMicrotask(() => {
        portal.unmount();
        showStartFailed(root);
      });
    },
  });
  portal.render(
    <ServicesProvider value={services}>
      <UiProvider linkComponent={RouterLink} locale="sv" texts={texts.ui satisfies UiTexts}>
        <RouterProvider router={router} />
      </UiProvider>
    </ServicesProvider>,
  );
}
