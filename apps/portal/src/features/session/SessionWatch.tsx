import { useServices } from '../../customer/services.ts';
import { useStore } from '../../platform/store.ts';
import { InactivityWarning } from './InactivityWarning.tsx';
import { useInactivity } from './useInactivity.ts';
import { useKeepAlive } from './useKeepAlive.ts';

/** Keeps the session alive while the customer is active, and ends it after too long inactivity. */
export function SessionWatch() {
  useKeepAlive();
  const { session } = useServices();
  const isLoggedIn = useStore(session.store).status === 'loggedIn';
  const { secondsLeft, stay } = useInactivity(isLoggedIn);
  return <InactivityWarning onStay={stay} secondsLeft={secondsLeft} />;
}
