import * as v from 'valibot';

import type { Services } from '../services.ts';
import { customerOf } from './session.ts';
import { reasonSchema } from './logOut.rules.ts';

const messageSchema = v.union([
  v.object({ customer: v.string() }),
  v.object({ isLoggedOut: v.literal(true), reason: v.optional(reasonSchema, 'chosen') }),
  v.object({ logOutOutcome: v.picklist(['loggedOut', 'failed']) }),
]);
type Message = v.InferOutput<typeof messageSchema>;

/** What a tab hears of the others and tells them: a `BroadcastChannel`. */
export interface TabChannel {
  readonly postMessage: (message: unknown) => void;
  readonly addEventListener: (
    type: 'message',
    listener: (event: Pick<MessageEvent, 'data'>) => void,
  ) => void;
}

/**
 * Keeps all tabs of the browser on the one customer that its session belongs to. Without it a tab would go on
 * showing one customer's name beside another's cases after a login in another tab, and anybody's after a log-out there
 * (row Z12).
 */
export function keepTabsOnOneCustomer(
  { session, changeCustomer, logOut }: Pick<Services, 'session' | 'changeCustomer' | 'logOut'>,
  channel: TabChannel,
): void {
  let told: string | null = null;
  const tell = (message: Message) => {
    channel.postMessage(message);
  };

  session.store.subscribe(() => {
    const current = session.store.get();
    const customer = current.status === 'loggedIn' ? customerOf(current.user) : null;
    if (customer !== null && customer !== told) tell({ customer });
    told = customer;
  });

  logOut.store.subscribe(() => {
    const current = logOut.store.get();
    if (current === null || current.by === 'otherTab') return;
    switch (current.outcome) {
      case 'pending':
        tell({ isLoggedOut: true, reason: current.reason });
        return;
      case 'loggedOut':
      case 'failed':
        tell({ logOutOutcome: current.outcome });
        return;
      case 'tryingAgain':
    }
  });

  channel.addEventListener('message', ({ data }) => {
    const message = v.safeParse(messageSchema, data);
    if (!message.success) return;
    if ('isLoggedOut' in message.output) {
      logOut.followOtherTab(message.output.reason);
      return;
    }
    if ('logOutOutcome' in message.output) {
      logOut.learnOutcome(message.output.logOutOutcome);
      return;
    }
    // A session that could not be ended is found by whoever opens the portal; that is no log-in.
    if (logOut.store.get()?.outcome === 'failed') return;
    const current = session.store.get();
    if (current.status === 'unknown') return;
    const isSame =
      current.status === 'loggedIn' && customerOf(current.user) === message.output.customer;
    if (!isSame) changeCustomer();
  });
}
