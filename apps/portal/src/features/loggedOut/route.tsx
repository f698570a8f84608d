import { Navigate } from 'react-router';

import { paths } from '../../paths.ts';
import { useServices } from '../../customer/services.ts';
import { useStore } from '../../platform/store.ts';
import { LoggedOutView } from './LoggedOutView.tsx';
import { useLoggedOut } from './useLoggedOut.ts';

/** Row R05. */
export function Component() {
  const { session } = useServices();
  const page = useLoggedOut();
  // After a log-in in another tab.
  if (useStore(session.store).status === 'loggedIn') return <Navigate replace to={paths.root} />;
  return <LoggedOutView page={page} />;
}
