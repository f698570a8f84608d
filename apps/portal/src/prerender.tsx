import { renderToStaticMarkup } from 'react-dom/server';
import {
  Card,
  Link,
  OutdatedBrowser,
  PageShell,
  SkipLink,
  SlowStart,
  UiProvider,
} from '@mina-sidor/ui';
import { createPortalClient, systemClock } from '@mina-sidor/api-client';

import { PageFrame } from './app/PageFrame.tsx';
import { mainId } from './platform/mainId.ts';
import { pageNeeds } from './allFeatures.ts';
import { documentTitle } from './documentTitle.ts';
import { CookieWords } from './features/cookies/CookieNotice.tsx';
import { LoginFrame } from './features/login/LoginFrame.tsx';
import { SiteFooter } from './features/shell/SiteFooter.tsx';
import { SiteHeader } from './features/shell/SiteHeader.tsx';
import { parseConfig } from './platform/config.ts';
import { createApplication } from './customer/createApplication.ts';
import { ServicesProvider } from './customer/services.ts';
import { texts } from './texts.ts';

const nothing = () => undefined;

export const loginTitle = documentTitle(texts.pages.titles.login);

/** The advice to change browser. Every document contains it and shows it only in old browsers (row N20). */
export function prerenderOutdatedBrowser(): string {
  return renderToStaticMarkup(<OutdatedBrowser>{texts.shell.outdatedBrowser}</OutdatedBrowser>);
}

/** The notice in every document for when its code does not load. The application removes it (row Z24). */
export function prerenderSlowStart(configJson: string): string {
  const words = texts.errors.slowStart;
  return renderToStaticMarkup(
    <UiProvider locale="sv" texts={texts.ui}>
      <SlowStart>
        {words.text}{' '}
        <Link href="" tone="inherit">
          {words.reload}
        </Link>{' '}
        {words.or}{' '}
        <Link href={parseConfig(configJson).links.contactUs} isExternal tone="inherit">
          {words.contact}
        </Link>
        .
      </SlowStart>
    </UiProvider>,
  );
}

/** What every other page shows until the application has started, and while it does not know who is there. */
export function prerenderFrame(): string {
  return renderToStaticMarkup(
    <UiProvider locale="sv" texts={texts.ui}>
      <PageFrame />
    </UiProvider>,
  );
}

/**
 * The login page without any data and with an empty login area, for the server to send at once. The application
 * replaces it when it has started. Until then its links work, and its buttons ignore presses because they have no
 * code.
 */
export function prerenderLogin(configJson: string): string {
  const application = createApplication({
    client: createPortalClient({
      baseUrl: '',
      fetch: () => Promise.reject(new TypeError('Nothing is fetched while prerendering')),
      readCookie: () => null,
    }),
    clock: systemClock,
    now: () => systemClock.now(),
    config: parseConfig(configJson),
    environment: 'production',
    needs: pageNeeds,
    deviceKind: 'desktop',
    documentKind: 'page',
    errorLog: { report: nothing },
  });
  const page = renderToStaticMarkup(
    <ServicesProvider application={application}>
      <UiProvider locale="sv" texts={texts.ui}>
        <PageShell
          banner={<CookieWords onClose={nothing} onReadMore={nothing} />}
          footer={<SiteFooter />}
          header={<SiteHeader account={null} showsAlert={false} />}
          mainId={mainId}
          skipLink={<SkipLink targetId={mainId}>{texts.shell.skipLink}</SkipLink>}
        >
          <LoginFrame>
            <Card isRaised minHeight="loginArea" padding="large">
              {null}
            </Card>
          </LoginFrame>
        </PageShell>
      </UiProvider>
    </ServicesProvider>,
  );
  return page.replaceAll('<button', '<button inert');
}
