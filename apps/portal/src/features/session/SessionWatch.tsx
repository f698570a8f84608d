import { useServices } from '../../customer/services.ts';
import { useStore } from '../../platform/store.ts';
import { InactivityWarning } from './InactivityWarning.tsx';
import { useInactivity } from './useInactivity.ts';
import { useKeepAlive } from './useKeepAlive.ts';

/** Keeps a customer's session while somebody is here, and ends it when nobody is; draws nothing but the warning. */
export function SessionWatch() {
  const { session } = useServices();
  const isLoggedIn = useStore(session.store).status === 'loggedIn';
  useKeepAlive(isLoggedIn);
  const { secondsLeft, stay } = useInactivity(isLoggedIn);
  return <InactivityWarning onStay={stay} secondsLeft={secondsLeft} />;
}
