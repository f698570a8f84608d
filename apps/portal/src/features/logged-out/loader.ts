import type { Services } from '../../shared/services.ts';

/**
 * Logs out on arrival (row R05). The customer's data is gone from the tab at once; the page shows what the server
 * answers when it comes, so that a slow server never keeps personal data on the screen.
 */
export function loggedOutLoader(services: Services) {
  void services.siteState.refresh({ isLoggedIn: false });
  return { loggedOut: services.logOut() };
}
