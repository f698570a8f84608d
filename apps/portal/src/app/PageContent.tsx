import { useEffect, useState } from 'react';
import type { ApiFailure } from '@mina-sidor/api-client';
import { Outlet, useLocation, useNavigate } from 'react-router';

import { useAccess } from '../customer/accessNow.ts';
import { useServices } from '../customer/services.ts';
import { type CustomerPageName, isCheckoutPath, paths } from '../paths.ts';
import { useIsOnline } from '../platform/network.ts';
import { useStore } from '../platform/store.ts';
import { GateFailed } from './GateFailed.tsx';
import { GlobalErrorScreen } from './GlobalErrorScreen.tsx';
import { NewDocument } from './NewDocument.tsx';
import type { Refusals } from './refusals.ts';
import { useReopening } from './useReopening.ts';

interface PageContentProps {
  /** The page's name, if it is behind the login. */
  readonly ownPage: CustomerPageName | undefined;
  readonly refusals: Refusals;
}

/**
 * Shows the page, unless its conditions have changed since its gate opened: a log-out, a system that was switched off
 * (row E02), a lost connection (row E06) or a payment that could not be created (row E09).
 */
export function PageContent({ ownPage, refusals }: PageContentProps) {
  const { session, globalError, documentKind } = useServices();
  const currentSession = useStore(session.store);
  const access = useAccess();
  const retry = useReopening();
  const gateFailure = useUntilPageIsBack(
    currentSession.status === 'failed' ? currentSession.failure : null,
    retry.isReloading,
  );
  const error = useStore(globalError);
  const { pathname } = useLocation();
  // Compared on every page: Back and Forward may change the address only (row Z19).
  const isOnline = useIsOnline();
  const neededKind = isCheckoutPath(pathname) ? 'checkout' : 'page';

  // Without a network the browser would show a page of its own in place of the logged-out page, which is here already.
  const canStay = ownPage === undefined && !isOnline;
  if (documentKind !== neededKind && !canStay)
    return <NewDocument key={pathname} kind={neededKind} />;
  if (ownPage === undefined) return <Outlet />;
  if (error !== null) return <GlobalErrorScreen error={error} />;
  if (gateFailure !== null)
    return <GateFailed failure={gateFailure} lacks="customer" retry={retry} />;
  if (access?.routes[ownPage] === false)
    return <ToOverview ownPage={ownPage} refusals={refusals} />;
  return <Outlet />;
}

/** Redirects from a page that was closed while the customer was on it. */
function ToOverview({ refusals, ownPage }: PageContentProps & { ownPage: CustomerPageName }) {
  const navigate = useNavigate();
  useEffect(() => {
    refusals.set({ page: ownPage });
    void navigate(paths.overview, { replace: true });
  }, [navigate, refusals, ownPage]);
  return null;
}

/** Keeps the failure while the page is opened again: the customer may be known before the page has loaded. */
function useUntilPageIsBack(failure: ApiFailure | null, isAsking: boolean): ApiFailure | null {
  const [shown, setShown] = useState(failure);
  const stays = failure ?? (isAsking ? shown : null);
  if (stays !== shown) setShown(stays);
  return stays;
}
