import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '@mina-sidor/api-client';
import { PageShell, SkipLink } from '@mina-sidor/ui';
import {
  Outlet,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router';
import { SWRConfig } from 'swr';

import { LiveConnection } from '../features/live/LiveConnection.tsx';
import { CookieNotice } from '../features/cookies/CookieNotice.tsx';
import { SendingNotices } from '../features/messages/SendingNotices.tsx';
import { PaperHead } from '../features/shell/PaperHead.tsx';
import { SiteFooter } from '../features/shell/SiteFooter.tsx';
import { SiteHeader } from '../features/shell/SiteHeader.tsx';
import { SessionWatch } from '../features/session/SessionWatch.tsx';
import type { GatedRoute } from '../domain/access.ts';
import { paths } from '../paths.ts';
import { RefusedPageProvider } from '../customer/refusedPage.ts';
import { handleOf, type RouteHandle } from '../routeHandle.ts';
import { useAccess, useIsPortalOpen, useServices } from '../customer/services.ts';
import { useStore } from '../platform/store.ts';
import { texts } from '../texts.ts';
import { mainId } from '../platform/mainId.ts';
import { GateFailed } from './GateFailed.tsx';
import { GlobalErrorScreen } from './GlobalErrorScreen.tsx';
import { Maintenance } from './Maintenance.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { OutdatedNotice } from './OutdatedNotice.tsx';
import { PagePending } from './PagePending.tsx';
import { type Refusals, useRefusalOfEntry } from './refusals.ts';
import { useFreshNetwork } from './useFreshNetwork.ts';
import { useMatchingDocument } from './useMatchingDocument.ts';
import { usePageEntry } from './usePageEntry.ts';

interface AppProps {
  /** Where the gates note whom they let through to no page. */
  readonly refusals: Refusals;
}

/**
 * What lies around every page, and the one decision of what stands in its middle. What breaks in here is told in place of
 * everything (row E24), so all that runs beside the pages stands in here too.
 */
export function App({ refusals }: AppProps) {
  const { queryCache } = useServices();
  const handle = handleOf(useMatches());
  const isOpen = useIsPortalOpen();
  const hasBeenOpen = useHasBeen(isOpen);
  const refused = useRefusalOfEntry(refusals);
  usePageEntry(isOpen ? handle?.title : texts.pages.maintenance.title, refused);
  useFreshStart();
  useFreshNetwork(handle?.gate);

  if (!isOpen) {
    return (
      <>
        <SessionWatch />
        <Maintenance takesFocus={hasBeenOpen} />
      </>
    );
  }
  return (
    <SWRConfig value={{ provider: () => queryCache }}>
      <SessionWatch />
      <LiveConnection />
      <PageShell
        banner={<CookieNotice />}
        footer={<SiteFooter />}
        inSight={<OfflineNotice isOwnPage={handle?.gate !== undefined} />}
        header={
          <SiteHeader
            current={handle?.navigation}
            showsAlert={handle?.showsInformationText !== true}
          />
        }
        mainId={mainId}
        paperHead={<PaperHead />}
        skipLink={<SkipLink targetId={mainId}>{texts.shell.skipLink}</SkipLink>}
      >
        <OutdatedNotice />
        {handle?.gate === undefined ? null : <SendingNotices />}
        <RefusedPageProvider value={refused}>
          <PageContent gate={handle?.gate} refusals={refusals} />
        </RefusedPageProvider>
      </PageShell>
    </SWRConfig>
  );
}

/**
 * The page, unless something has happened since its gate let it through: the customer has been logged out, a system has
 * been switched off (row E02), the connection is gone (row E06), or a payment could not be created (row E09).
 */
function PageContent({ gate, refusals }: Pick<RouteHandle, 'gate'> & AppProps) {
  const { session, globalError } = useServices();
  const currentSession = useStore(session.store);
  const access = useAccess();
  const gateFailure = useUntilPageIsBack(
    currentSession.status === 'failed' ? currentSession.failure : null,
  );

  const error = useStore(globalError);
  const isMatchingDocument = useMatchingDocument();

  if (!isMatchingDocument) return <PagePending />;
  if (gate === undefined) return <Outlet />;
  if (error !== null) return <GlobalErrorScreen error={error} />;
  if (gateFailure !== null) return <GateFailed failure={gateFailure} lacks="customer" />;
  if (access?.routes[gate] === false) return <ToOverview refusals={refusals} route={gate} />;
  return <Outlet />;
}

/** Leads away from a page that has been closed under the customer. */
function ToOverview({ refusals, route }: AppProps & { readonly route: GatedRoute }) {
  const navigate = useNavigate();
  useEffect(() => {
    refusals.note(route);
    void navigate(paths.overview, { replace: true });
  }, [navigate, refusals, route]);
  return null;
}

/**
 * What has failed, and is not yet mended: who the customer is may be known before the page is back, and until then
 * the one screen with its one button stays.
 */
function useUntilPageIsBack(failure: ApiFailure | null): ApiFailure | null {
  const isBeingOpened = useNavigation().state === 'loading';
  const isAsking = useRevalidator().state === 'loading' || isBeingOpened;
  const [shown, setShown] = useState(failure);
  const stays = failure ?? (isAsking ? shown : null);
  if (stays !== shown) setShown(stays);
  return stays;
}

/** Whether the condition has held at any time of this visit. */
function useHasBeen(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition);
  if (condition && !hasBeen) setHasBeen(true);
  return hasBeen;
}

/** A screen that covers the page belongs to the page whose call failed: another page asks for itself. */
function useFreshStart(): void {
  const { globalError } = useServices();
  const { pathname } = useLocation();
  const previousPath = useRef(pathname);
  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    globalError.set(null);
  }, [globalError, pathname]);
}
