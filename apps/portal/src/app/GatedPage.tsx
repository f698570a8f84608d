import { Outlet, useMatches } from 'react-router';

import { CustomerProvider } from '../customer/customer.ts';
import { handleOf } from '../routeHandle.ts';
import { useAccess, useServices } from '../customer/services.ts';
import { useStore } from '../platform/store.ts';
import { PagePending } from './PagePending.tsx';

/**
 * A page behind the login, for the customer who is logged in. What says that a page could not be opened stands in its
 * place, and so is there for who is not logged in too.
 */
export function GatedPage() {
  const { session } = useServices();
  const gate = handleOf(useMatches())?.gate;
  const currentSession = useStore(session.store);
  const access = useAccess();

  if (gate === undefined) return <Outlet />;
  if (currentSession.status !== 'loggedIn' || access === null) return <PagePending />;
  return (
    <CustomerProvider value={{ user: currentSession.user, access }}>
      <Outlet />
    </CustomerProvider>
  );
}
