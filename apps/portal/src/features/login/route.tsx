import { Navigate } from 'react-router';

import { useServices } from '../../customer/services.ts';
import { paths } from '../../paths.ts';
import { useStore } from '../../platform/store.ts';
import { LoginPage } from './LoginPage.tsx';

/** Redirects after a log-in here or in another tab (rows L15 and R04). */
export function Component() {
  const isLoggedIn = useStore(useServices().session.store).status === 'loggedIn';
  return isLoggedIn ? <Navigate replace to={paths.root} /> : <LoginPage />;
}
