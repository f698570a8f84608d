import { type ComponentProps, type ReactNode } from 'react';
import { createPortalClient, createXhrUpload, protocol, systemClock } from '@mina-sidor/api-client';
import { UiProvider, type UiTexts } from '@mina-sidor/ui';

import { createApplication } from '../customer/createApplication.ts';
import { type Application, ServicesProvider } from '../customer/services.ts';
import { keepTabsOnOneCustomer } from '../customer/session/oneCustomer.ts';
import { isCheckoutPath } from '../paths.ts';
import { environmentOf, readConfig } from '../platform/config.ts';
import { readCookie } from '../platform/cookies.ts';
import { deviceKindOf } from '../platform/deviceKind.ts';
import { takeEarlyAnswer } from '../platform/earlyAnswers.ts';
import { createErrorLog, type ErrorLog } from '../platform/errors/errorLog.ts';
import { reportUncaught } from '../platform/errors/reportUncaught.ts';
import { createRoot, type Root } from '../platform/reactDom.ts';
import { texts } from '../texts.ts';

/** Draws pages into the root. Rejects where the deployment or the browser lacks what they need. */
export type Draw = (root: Root, application: Application) => Promise<void>;

/**
 * Puts together what the portal is made of besides its pages, and has them drawn.
 *
 * @param load fetches the code that draws
 */
export function start(load: (application: Application) => Promise<Draw>): void {
  const element = document.querySelector('#root');
  if (element === null) throw new Error('index.html has no #root');

  const client = createPortalClient({
    baseUrl: '',
    fetch: (url, init) => takeEarlyAnswer(url, init) ?? fetch(url, init),
    upload: createXhrUpload(),
    readCookie: (name) => readCookie(document.cookie, name),
  });
  const errorLog = createErrorLog((body) => client.logError({ body }));
  const begin = async () => {
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
    reportUncaught(application.errorLog, globalThis.window);
    keepTabsOnOneCustomer(application.session, new BroadcastChannel('session'));
    drawKeptPagesAgain();
    const draw = await load(application);
    // The code has come: what the document says if it does not is done with.
    document.querySelector('[data-slow-start]')?.remove();
    await draw(createPortalRoot(element, application.errorLog), application);
  };
  // Not awaited: the code of the first page is in other files, which wait until this one has been run.
  begin().catch((error: unknown) => {
    errorLog.report(error);
    void showStartFailed(element);
  });
}

async function showStartFailed(element: Element): Promise<void> {
  const code = await import('./StartFailed.tsx').catch(() => null);
  // Without that code nothing can be drawn: what the document says of a slow start stays.
  if (code === null) return;
  // Without the portal's services, which may be what has failed.
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
      // It has taken with it what should have said so. Done when React has let go of the page.
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

/** What every page finds around it. */
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
