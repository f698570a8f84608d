import { Outlet } from 'react-router';

import { CustomerProvider } from '../customer/customer.ts';
import { useAccess } from '../customer/access.ts';
import { useServices } from '../customer/services.ts';
import { useStore } from '../platform/store.ts';
import { useCurrentPage } from './currentPage.ts';
import { PagePending } from './PagePending.tsx';

/**
 * A page, and around a customer's own page the customer. What says that a page could not be opened takes its place, so
 * it is there without a customer too.
 */
export function CustomerPage() {
  const session = useStore(useServices().session.store);
  const access = useAccess();
  const page = useCurrentPage();

  if (page?.ownPage === undefined) return <Outlet />;
  if (session.status !== 'loggedIn' || access === null) return <PagePending />;
  return (
    <CustomerProvider value={{ user: session.user, access }}>
      <Outlet />
    </CustomerProvider>
  );
}
