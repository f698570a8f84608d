import * as v from 'valibot';

import { type LogOut, reasonSchema } from './logOut.rules.ts';
import { logOutOf, type SessionControl } from './session.ts';

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
export function keepTabsOnOneCustomer(session: SessionControl, channel: TabChannel): void {
  let before = session.store.get();
  session.store.subscribe(() => {
    const now = session.store.get();
    const { owner } = now.scope;
    if (now.scope !== before.scope && owner !== null) tell({ customer: owner });
    const logOut = logOutOf(now);
    const news = logOut === logOutOf(before) ? null : messageOf(logOut);
    before = now;
    if (news !== null) tell(news);
  });
  const tell = (message: Message) => {
    channel.postMessage(message);
  };

  channel.addEventListener('message', ({ data }) => {
    const message = v.safeParse(messageSchema, data);
    if (!message.success) return;
    if ('isLoggedOut' in message.output) {
      session.followOtherTab(message.output.reason);
      return;
    }
    if ('logOutOutcome' in message.output) {
      session.learnOutcome(message.output.logOutOutcome);
      return;
    }
    const current = session.store.get();
    // A session that could not be ended is found by whoever opens the portal; that is no log-in.
    if (logOutOf(current)?.outcome === 'failed') return;
    if (current.status === 'unknown') return;
    if (current.scope.owner !== message.output.customer) session.changeCustomer();
  });
}

/** What the other tabs have to know of a log-out; null for another tab's own. */
function messageOf(logOut: LogOut | null): Message | null {
  if (logOut === null || logOut.by === 'otherTab') return null;
  switch (logOut.outcome) {
    case 'pending':
      return { isLoggedOut: true, reason: logOut.reason };
    case 'loggedOut':
    case 'failed':
      return { logOutOutcome: logOut.outcome };
    case 'tryingAgain':
      return null;
  }
}
