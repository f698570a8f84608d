import { type Application, servicesNow } from '../customer/services.ts';

/** How long a page waits for the state of the systems when it can be shown without, in milliseconds. */
const patience = 2000;

/**
 * Fetches the state of the systems on entry to every route (row T02). Waits for the answer only briefly, unless the page
 * cannot be shown without it.
 */
export async function refreshSiteState(application: Application): Promise<void> {
  const services = servicesNow(application);
  const refreshed = services.siteState.refresh(services);
  const isNeeded = services.siteState.lacksAnswer(services);
  const timeUp = new Promise<void>((resolve) => {
    services.clock.setTimeout(resolve, patience);
  });
  await (isNeeded ? refreshed : Promise.race([refreshed, timeUp]));
  // Somebody else has logged in meanwhile. What is not known about them yet must not count as switched off.
  if (servicesNow(application).signal !== services.signal) await refreshSiteState(application);
}
