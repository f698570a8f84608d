import { useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';

import { CustomerCache } from '../customer/CustomerCache.tsx';
import { RefusedPageProvider } from '../customer/refusedPage.ts';
import { useIsPortalOpen } from '../customer/accessNow.ts';
import { useServices } from '../customer/services.ts';
import { LiveConnection } from '../features/live/LiveConnection.tsx';
import { SendingNotices } from '../features/messages/SendingNotices.tsx';
import { SessionWatch } from '../features/session/SessionWatch.tsx';
import { PageHeader } from '../features/shell/PageHeader.tsx';
import { useWhenBackOnline } from '../platform/network.ts';
import { useStore } from '../platform/store.ts';
import { PagePath } from '../platform/useOpenOnPage.ts';
import { texts } from '../texts.ts';
import { useCurrentPage } from './currentPage.ts';
import { Maintenance } from './Maintenance.tsx';
import { OutdatedNotice } from './OutdatedNotice.tsx';
import { PageContent } from './PageContent.tsx';
import { type Refusals, useRefusalOfEntry } from './refusals.ts';
import { SitePage } from './SitePage.tsx';
import { usePageEntry } from './usePageEntry.ts';

interface AppProps {
  /** Where the gates store the page that they refused. */
  readonly refusals: Refusals;
  /** True when this document has shown the login before, without the other pages. */
  readonly isContinued: boolean;
}

/**
 * The frame around every page. Its error boundary covers everything in it (row E24), so whatever runs beside the
 * pages is mounted here too.
 */
export function App({ refusals, isContinued }: AppProps) {
  const { pathname } = useLocation();
  const page = useCurrentPage();
  const ownPage = page?.ownPage;
  const isOpen = useIsPortalOpen();
  const hasBeenOpen = useHasBeen(isOpen);
  const refused = useRefusalOfEntry(refusals);
  usePageEntry({
    title: isOpen ? page?.title : texts.pages.maintenance.title,
    // The maintenance page focuses its own title.
    takesFocus: isOpen,
    refused,
    owner: useStore(useServices().session.store).scope.owner,
    isContinued,
  });
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
    <CustomerCache>
      <SessionWatch />
      <LiveConnection />
      <PagePath value={pathname}>
        <SitePage
          header={<PageHeader page={ownPage} showsAlert={page?.showsInformationText !== true} />}
          isOwnPage={ownPage !== undefined}
          path={pathname}
        >
          <OutdatedNotice />
          {ownPage === undefined ? null : <SendingNotices />}
          <RefusedPageProvider value={refused}>
            <PageContent ownPage={ownPage} refusals={refusals} />
          </RefusedPageProvider>
        </SitePage>
      </PagePath>
    </CustomerCache>
  );
}

/** Whether the condition has been true since the component mounted. */
function useHasBeen(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition);
  if (condition && !hasBeen) setHasBeen(true);
  return hasBeen;
}

/**
 * Clears the error that covers a page when another page is opened, and when the network is back (row Z14). Only pages
 * behind the login then fetch again: the others have nothing to fetch, and the logged-out page would log out once
 * more.
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
