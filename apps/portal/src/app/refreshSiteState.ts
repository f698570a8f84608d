import type { Application } from '../customer/services.ts';

/** How long a page that can be drawn from what is known waits for news of the systems. */
const patience = 2000;

/** Fetches the state of the systems on entry to every route (row T02), and waits for news only briefly. */
export async function refreshSiteState({ siteState, session, clock }: Application): Promise<void> {
  const { scope } = session.store.get();
  const refreshed = siteState.refresh(scope);
  const isNeeded = siteState.lacksAnswer(scope);
  const timeUp = new Promise<void>((resolve) => {
    clock.setTimeout(resolve, patience);
  });
  await (isNeeded ? refreshed : Promise.race([refreshed, timeUp]));
}
