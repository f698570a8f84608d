import { useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';

import { CustomerCache } from '../customer/CustomerCache.tsx';
import { RefusedPageProvider } from '../customer/refusedPage.ts';
import { useIsPortalOpen } from '../customer/access.ts';
import { useServices } from '../customer/services.ts';
import { LiveConnection } from '../features/live/LiveConnection.tsx';
import { SendingNotices } from '../features/messages/SendingNotices.tsx';
import { SessionWatch } from '../features/session/SessionWatch.tsx';
import { PageHeader } from '../features/shell/PageHeader.tsx';
import { useWhenBackOnline } from '../platform/network.ts';
import { PagePath } from '../platform/useOpenHere.ts';
import { texts } from '../texts.ts';
import { useCurrentPage } from './currentPage.ts';
import { Maintenance } from './Maintenance.tsx';
import { OutdatedNotice } from './OutdatedNotice.tsx';
import { PageContent } from './PageContent.tsx';
import { type Refusals, useRefusalOfEntry } from './refusals.ts';
import { SitePage } from './SitePage.tsx';
import { usePageEntry } from './usePageEntry.ts';

interface AppProps {
  /** Where the gates note whom they let through to no page. */
  readonly refusals: Refusals;
  /** The login has been shown before in this document, without the other pages. */
  readonly isContinued: boolean;
}

/**
 * What lies around every page. What breaks in here is told in place of everything (row E24), so all that runs beside the
 * pages stands in here too.
 */
export function App({ refusals, isContinued }: AppProps) {
  const { pathname } = useLocation();
  const page = useCurrentPage();
  const ownPage = page?.ownPage;
  const isOpen = useIsPortalOpen();
  const hasBeenOpen = useHasBeen(isOpen);
  const refused = useRefusalOfEntry(refusals);
  usePageEntry(isOpen ? page?.title : texts.pages.maintenance.title, refused, isContinued);
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
