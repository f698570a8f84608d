import { Outlet } from 'react-router';

import { CustomerProvider } from '../customer/customer.ts';
import { useAccess } from '../customer/accessNow.ts';
import { useServices } from '../customer/services.ts';
import { useStore } from '../platform/store.ts';
import { useCurrentPage } from './currentPage.ts';
import { PagePending } from './PagePending.tsx';

/**
 * Provides the customer to pages behind the login. An error page replaces this component, so it can show without a
 * customer.
 */
export function CustomerPage() {
  const session = useStore(useServices().session.store);
  const access = useAccess();
  const page = useCurrentPage();

  if (page?.ownPage === undefined) return <Outlet />;
  if (session.status !== 'loggedIn' || access === null) return <PagePending />;
  return (
    <CustomerProvider value={{ user: session.user, access, scope: session.scope }}>
      <Outlet />
    </CustomerProvider>
  );
}
