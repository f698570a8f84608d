import { askedAhead } from '../customer/askedAhead.ts';
import { type Application, servicesNow } from '../customer/services.ts';

/** The state of the systems. The first page's is asked for before its gate is here. */
export const siteStateAsked = askedAhead((services) => services.siteState.refresh(services));

/** How long a page that can be drawn from what is known waits for news of the systems. */
const patience = 2000;

/** Fetches the state of the systems on entry to every route (row T02), and waits for news only briefly. */
export async function refreshSiteState(application: Application): Promise<void> {
  const services = servicesNow(application);
  const refreshed = siteStateAsked.ask(services);
  const isNeeded = services.siteState.lacksAnswer(services);
  const timeUp = new Promise<void>((resolve) => {
    services.clock.setTimeout(resolve, patience);
  });
  await (isNeeded ? refreshed : Promise.race([refreshed, timeUp]));
}
