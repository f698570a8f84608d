import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { Navigate } from 'react-router';

/** Forgets the customer, then shows the page where one signs in. */
export function LogOut({ onLogOut }: { readonly onLogOut: () => void }): ReactElement {
  const logOut = useEffectEvent(onLogOut);
  useEffect(() => {
    logOut();
  }, []);
  return <Navigate replace to="/" />;
}
