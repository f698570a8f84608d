import '@mina-sidor/ui/font.css';
import '@mina-sidor/ui/styles.css';
import '@mina-sidor/ui/themes/trafikfonden.css';

import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createPortalClient, createXhrUpload, protocol, systemClock } from '@mina-sidor/api-client';
import { UiProvider, type UiTexts } from '@mina-sidor/ui';

import { drawKeptPagesAnew } from './app/drawKeptPagesAnew.ts';
import { firstPage } from './app/firstPage.ts';
import { createRouter } from './app/router.tsx';
import { RouterLink } from './app/RouterLink.tsx';
import { SessionWatch } from './features/session/SessionWatch.tsx';
import { environmentOf, readConfig } from './shared/config.ts';
import { readCookie } from './shared/cookies.ts';
import { deviceKindOf } from './shared/deviceKind.ts';
import { warnBeforeUnload } from './shared/drafts/warnBeforeUnload.ts';
import { tellUncaught } from './shared/errors/tellUncaught.ts';
import { keepTabsOnOneCustomer } from './shared/oneCustomer.ts';
import { isCheckoutPath } from './shared/paths.ts';
import { forgetPaymentsWithCustomer } from './shared/payment/paymentMemory.ts';
import { createServices, ServicesProvider } from './shared/services.ts';
import { texts } from './shared/texts.ts';

const config = readConfig(document);

const services = createServices({
  client: createPortalClient({
    baseUrl: '',
    fetch: (url, init) => fetch(url, init),
    upload: createXhrUpload(),
    readCookie: (name) => readCookie(document.cookie, name),
  }),
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

drawKeptPagesAnew();

const router = createRouter(services);

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');

// The prerendered login stays on the screen until the first page can take its place, so that nothing flickers.
if (root.hasChildNodes()) await firstPage(router);

createRoot(root).render(
  <ServicesProvider value={services}>
    <UiProvider linkComponent={RouterLink} locale="sv" texts={texts.ui satisfies UiTexts}>
      <RouterProvider router={router} />
      <SessionWatch />
    </UiProvider>
  </ServicesProvider>,
);
