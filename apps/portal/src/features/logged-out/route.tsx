import { LoggedOutView } from './LoggedOutView.tsx';
import { useLoggedOut } from './useLoggedOut.ts';

/** Says that the customer is logged out, and why (row R05). */
export function Component() {
  return <LoggedOutView page={useLoggedOut()} />;
}
