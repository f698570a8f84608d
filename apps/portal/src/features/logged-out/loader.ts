import type { Services } from '../../shared/services.ts';

/**
 * Logs out on arrival (row R05). The customer's data is gone from the tab at once; the page shows what the server
 * answers when it comes, so that a slow server never keeps personal data on the screen.
 */
export function loggedOutLoader(services: Services) {
  const loggedOut = services.logOut();
  // Asked after the customer is forgotten, since answers to earlier questions are forgotten too.
  void services.siteState.refresh({ isLoggedIn: false });
  return { loggedOut };
}
