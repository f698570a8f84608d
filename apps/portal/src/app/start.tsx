import { type ComponentProps, type ReactNode } from 'react';
import { createPortalClient, createXhrUpload, protocol, systemClock } from '@mina-sidor/api-client';
import { UiProvider, type UiTexts } from '@mina-sidor/ui';

import { createApplication } from '../customer/createApplication.ts';
import { type Application, ServicesProvider } from '../customer/services.ts';
import { keepTabsOnOneCustomer } from '../customer/session/oneCustomer.ts';
import { pageNeeds } from '../allFeatures.ts';
import { isCheckoutPath } from '../paths.ts';
import { environmentOf, readConfig } from '../platform/config.ts';
import { readCookie } from '../platform/cookies.ts';
import { deviceKindOf } from '../platform/deviceKind.ts';
import { takeEarlyAnswer } from '../platform/earlyAnswers.ts';
import { createErrorLog, type ErrorLog } from '../platform/errors/errorLog.ts';
import { reportUncaught } from '../platform/errors/reportUncaught.ts';
import { openChannel } from '../platform/openChannel.ts';
import { createProviderTime } from '../platform/providerTime.ts';
import { createRoot, type Root } from '../platform/reactDom.ts';
import { texts } from '../texts.ts';
import { removeSlowStart, showSlowStart } from './slowStart.ts';

/** Renders pages into the root. Rejects when the deployment or the browser lacks something they need. */
export type Draw = (root: Root, application: Application) => Promise<void>;

/**
 * Creates the application and renders it.
 *
 * @param load loads the code that renders
 */
export function start(load: () => Promise<Draw>): void {
  const element = document.querySelector('#root');
  if (element === null) throw new Error('index.html has no #root');

  const sessionMark = () => readCookie(document.cookie, protocol.antiForgeryCookie);
  const time = createProviderTime(systemClock);
  const client = createPortalClient({
    baseUrl: '',
    fetch: (url, init) =>
      time.readFrom(() => takeEarlyAnswer(url, init, sessionMark()) ?? fetch(url, init)),
    upload: createXhrUpload(),
    readCookie: (name) => readCookie(document.cookie, name),
  });
  const errorLog = createErrorLog((body) => client.logError({ body }));
  const begin = async () => {
    const config = readConfig(document);
    const application = createApplication({
      client,
      clock: systemClock,
      now: time.now,
      config,
      environment: environmentOf(location.hostname, config),
      needs: pageNeeds,
      deviceKind: deviceKindOf(navigator),
      documentKind: isCheckoutPath(location.pathname) ? 'checkout' : 'page',
      errorLog,
      sessionMark,
    });
    reportUncaught(errorLog);
    const channel = openChannel('session');
    // Without it, each tab learns of another customer by its next call.
    if (channel !== null) keepTabsOnOneCustomer(application.session, channel);
    drawKeptPagesAgain();
    const draw = await load();
    // The code has loaded, so the document's notice about a slow start is obsolete.
    removeSlowStart();
    await draw(createPortalRoot(element, errorLog), application);
  };
  // Not awaited: the code of the first page is in other files, which load only after this one has run.
  begin().catch((error: unknown) => {
    errorLog.report(error);
    void showStartFailed(element);
  });
}

async function showStartFailed(element: Element): Promise<void> {
  const code = await import('./StartFailed.tsx').catch(() => null);
  if (code === null) {
    showSlowStart();
    return;
  }
  // Rendered without the portal's services, which may be what failed.
  createRoot(element).render(
    <UiProvider locale="sv" texts={texts.ui}>
      <code.StartFailed />
    </UiProvider>,
  );
}

function createPortalRoot(element: Element, errorLog: ErrorLog): Root {
  const root = createRoot(element, {
    onUncaughtError: (error) => {
      errorLog.report(error);
      // The error has also removed the page that should show it. Runs after React has finished unmounting.
      queueMicrotask(() => {
        root.unmount();
        void showStartFailed(element);
      });
    },
  });
  return root;
}

interface PortalProps extends Pick<ComponentProps<typeof UiProvider>, 'linkComponent'> {
  readonly application: Application;
  readonly children: ReactNode;
}

/** The providers of every page. */
export function Portal({ application, linkComponent, children }: PortalProps) {
  return (
    <ServicesProvider application={application}>
      <UiProvider linkComponent={linkComponent} locale="sv" texts={texts.ui satisfies UiTexts}>
        {children}
      </UiProvider>
    </ServicesProvider>
  );
}

/**
 * A page in the browser's back/forward cache may show a debt that has been paid or a customer who has left (row L25). It is
 * hidden there, and reloaded when it is shown again.
 */
function drawKeptPagesAgain(): void {
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.body.hidden = true;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
