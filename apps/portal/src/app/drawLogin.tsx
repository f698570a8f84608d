import { type MouseEvent, startTransition, useEffect } from 'react';
import type { Root } from 'react-dom/client';
import type { LinkComponentProps } from '@mina-sidor/ui';

import { isPortalOpenNow } from '../customer/accessNow.ts';
import { CustomerCache } from '../customer/CustomerCache.tsx';
import type { Application } from '../customer/services.ts';
import { customerPages } from '../allFeatures.ts';
import { LoginPage } from '../features/login/LoginPage.tsx';
import { SiteHeader } from '../features/shell/SiteHeader.tsx';
import { isForOtherTab } from '../parts/followLink.ts';
import { isPortalAddress, paths } from '../paths.ts';
import { reloadOnce } from '../platform/release.ts';
import { loadPages } from './loadPages.ts';
import { SitePage } from './SitePage.tsx';
import { showSlowStart } from './slowStart.ts';
import { Portal } from './start.tsx';
import { refreshSiteState } from './refreshSiteState.ts';

/** How long after the login has rendered the code of the other pages is preloaded, in milliseconds. */
const fetchAheadAfter = 200;

/**
 * Renders the login without the code of the other pages. They take over in this document when another page must show:
 * after a log-in here or in another tab, at a link, at Back, and while the portal is closed.
 */
export async function drawLogin(root: Root, application: Application): Promise<void> {
  const { session, clock } = application;

  let isHandedOver = false;
  const handOver = async (to?: string) => {
    if (isHandedOver) return;
    isHandedOver = true;
    try {
      const drawPages = await loadPages();
      await drawPages(root, application, { login: true, to });
    } catch {
      // The code is gone after a new release, or there is no network. The browser then shows its own error.
      if (to !== undefined) location.assign(to);
      else if (!reloadOnce()) showSlowStart();
    }
  };

  await session.ensure();
  if (session.store.get().status !== 'loggedIn') await refreshSiteState(application);
  if (!isPortalOpenNow(application) || session.store.get().status === 'loggedIn') {
    await handOver();
    return;
  }

  session.store.subscribe(() => {
    if (session.store.get().status === 'loggedIn') void handOver();
  });
  addEventListener('popstate', () => {
    if (location.pathname !== paths.login) void handOver();
  });
  // The same document serves `/`, which redirects visitors here (row R01).
  if (location.pathname !== paths.login) history.replaceState(null, '', paths.login);

  const page = (
    <Portal application={application} linkComponent={linkThat((to) => void handOver(to))}>
      <CustomerCache>
        <SitePage header={<SiteHeader account={null} showsAlert={false} />} isOwnPage={false}>
          <LoginPage />
        </SitePage>
      </CustomerCache>
      <FetchAhead clock={clock} />
    </Portal>
  );
  // In short tasks, because the visitor may already be reading and scrolling.
  startTransition(() => {
    root.render(page);
  });
}

/** Preloads the code of the other pages after the login has rendered. */
function FetchAhead({ clock }: Pick<Application, 'clock'>) {
  useEffect(() => {
    clock.setTimeout(() => {
      // Without a network, the code is loaded when it is needed.
      fetchAhead().catch(() => undefined);
    }, fetchAheadAfter);
  }, [clock]);
  return null;
}

/** Preloads the code of all pages, one after the other, so that the visitor's own requests are not delayed. */
async function fetchAhead(): Promise<void> {
  await loadPages();
  for (const { load } of Object.values(customerPages)) {
    await load();
  }
}

/** A link that hands over to the other pages when it leads to one of them. */
function linkThat(handOver: (to: string) => void) {
  return function LoginLink({ href, children, ...attributes }: LinkComponentProps) {
    const onClick = (event: MouseEvent) => {
      if (isForOtherTab(event) || attributes.target !== undefined || !isPortalAddress(href)) return;
      event.preventDefault();
      handOver(href);
    };
    return (
      <a href={href} {...attributes} onClick={onClick}>
        {children}
      </a>
    );
  };
}
