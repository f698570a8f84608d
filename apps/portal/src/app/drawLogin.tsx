import { type MouseEvent, startTransition, useEffect } from 'react';
import type { Root } from 'react-dom/client';
import type { LinkComponentProps } from '@mina-sidor/ui';

import { isPortalOpenNow } from '../customer/access.ts';
import { CustomerCache } from '../customer/CustomerCache.tsx';
import type { Application } from '../customer/services.ts';
import { customerPages } from '../features.ts';
import { LoginPage } from '../features/login/LoginPage.tsx';
import { SiteHeader } from '../features/shell/SiteHeader.tsx';
import { isPortalAddress, paths } from '../paths.ts';
import { loadPages } from './loadPages.ts';
import { SitePage } from './SitePage.tsx';
import { Portal } from './start.tsx';
import { refreshSiteState } from './refreshSiteState.ts';

/** How long after the login works the code of the other pages is fetched, in milliseconds. */
const fetchAheadAfter = 200;

/**
 * Draws the login alone, without the code of the other pages. They take over, in this document, as soon as anything but
 * the login is to be shown: after the login, here or in another tab, at a link, on the way back, and while the portal is closed.
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
      // A new release has replaced the code, or there is no network: the browser says so.
      location.assign(to ?? location.href);
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
  // The document is the one of `/` too, which leads visitors here (row R01).
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
  // In short steps: the visitor can read and scroll already.
  startTransition(() => {
    root.render(page);
  });
}

/** Fetches the code of the other pages when the login works. */
function FetchAhead({ clock }: Pick<Application, 'clock'>) {
  useEffect(() => {
    clock.setTimeout(() => {
      // Without a network now it is fetched when it is wanted.
      fetchAhead().catch(() => undefined);
    }, fetchAheadAfter);
  }, [clock]);
  return null;
}

/** Fetches the code of all pages, one after the other: what the visitor does meanwhile comes first. */
async function fetchAhead(): Promise<void> {
  await loadPages();
  for (const { load } of Object.values(customerPages)) {
    await load();
  }
}

/** A link that has the other pages take over where it leads to one of them. */
function linkThat(handOver: (to: string) => void) {
  return function LoginLink({ href, children, ...attributes }: LinkComponentProps) {
    const onClick = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!isPlain || attributes.target !== undefined || !isPortalAddress(href)) return;
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
