import type { Services } from '../customer/services.ts';

/** The code of the page that confirms a log-out. */
export const loggedOutPage = () => import('../features/loggedOut/route.tsx');

/** So long after the login the page that was asked for has come first, in milliseconds. */
const patience = 1000;

/**
 * Fetches that code as soon as somebody is logged in: whoever logs out without a network, perhaps on a borrowed phone, must
 * still hear what has become of it (row L25).
 */
export function fetchLoggedOutPageAhead({
  session,
  clock,
}: Pick<Services, 'session' | 'clock'>): void {
  const stop = session.store.subscribe(() => {
    if (session.store.get().status !== 'loggedIn') return;
    stop();
    // Without a network now it is fetched when it is wanted.
    clock.setTimeout(() => void loggedOutPage().catch(() => undefined), patience);
  });
}
