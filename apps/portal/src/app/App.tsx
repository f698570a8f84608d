import { useEffect, useRef, useState } from 'react';
import { PageShell, SkipLink } from '@mina-sidor/ui';
import { useLocation, useRevalidator } from 'react-router';

import { DrawnPerCustomer } from '../customer/DrawnPerCustomer.tsx';
import { RefusedPageProvider } from '../customer/refusedPage.ts';
import { useIsPortalOpen, useServices } from '../customer/services.ts';
import { CookieNotice } from '../features/cookies/CookieNotice.tsx';
import { LiveConnection } from '../features/live/LiveConnection.tsx';
import { SendingNotices } from '../features/messages/SendingNotices.tsx';
import { SessionWatch } from '../features/session/SessionWatch.tsx';
import { PaperHead } from '../features/shell/PaperHead.tsx';
import { SiteFooter } from '../features/shell/SiteFooter.tsx';
import { SiteHeader } from '../features/shell/SiteHeader.tsx';
import { mainId } from '../platform/mainId.ts';
import { useWhenBackOnline } from '../platform/network.ts';
import { texts } from '../texts.ts';
import { useCurrentPage } from './currentPage.ts';
import { Maintenance } from './Maintenance.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { OutdatedNotice } from './OutdatedNotice.tsx';
import { PageContent } from './PageContent.tsx';
import { type Refusals, useRefusalOfEntry } from './refusals.ts';
import { usePageEntry } from './usePageEntry.ts';

interface AppProps {
  /** Where the gates note whom they let through to no page. */
  readonly refusals: Refusals;
}

/**
 * What lies around every page. What breaks in here is told in place of everything (row E24), so all that runs beside the
 * pages stands in here too.
 */
export function App({ refusals }: AppProps) {
  const page = useCurrentPage();
  const ownPage = page?.ownPage;
  const isOpen = useIsPortalOpen();
  const hasBeenOpen = useHasBeen(isOpen);
  const refused = useRefusalOfEntry(refusals);
  usePageEntry(isOpen ? page?.title : texts.pages.maintenance.title, refused);
  useClearedError(ownPage !== undefined);

  if (!isOpen) {
    return (
      <>
        <SessionWatch />
        <Maintenance takesFocus={hasBeenOpen} />
      </>
    );
  }
  return (
    <DrawnPerCustomer>
      <SessionWatch />
      <LiveConnection />
      <PageShell
        banner={<CookieNotice />}
        footer={<SiteFooter />}
        inSight={<OfflineNotice isOwnPage={ownPage !== undefined} />}
        header={<SiteHeader page={ownPage} showsAlert={page?.showsInformationText !== true} />}
        mainId={mainId}
        paperHead={<PaperHead />}
        skipLink={<SkipLink targetId={mainId}>{texts.shell.skipLink}</SkipLink>}
      >
        <OutdatedNotice />
        {ownPage === undefined ? null : <SendingNotices />}
        <RefusedPageProvider value={refused}>
          <PageContent ownPage={ownPage} refusals={refusals} />
        </RefusedPageProvider>
      </PageShell>
    </DrawnPerCustomer>
  );
}

/** Whether the condition has held at any time of this visit. */
function useHasBeen(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition);
  if (condition && !hasBeen) setHasBeen(true);
  return hasBeen;
}

/**
 * Takes away the error that covers a page when another page is opened, and when the network that caused it is back
 * (row Z14). A page outside the login has nothing to fetch again, and the logged-out page must not log out once more.
 */
function useClearedError(isOwnPage: boolean): void {
  const { globalError } = useServices();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const previousPath = useRef(pathname);

  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    globalError.set(null);
  }, [globalError, pathname]);

  useWhenBackOnline(() => {
    if (!isOwnPage) return;
    if (globalError.get()?.kind === 'connection') globalError.set(null);
    void revalidate();
  });
}
