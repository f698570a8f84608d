import * as v from 'valibot';

import type { LogOut } from './logOut.rules.ts';
import { reasonSchema } from './logOutReason.ts';
import { logOutOf, type SessionControl } from './sessionControl.ts';

const messageSchema = v.union([
  v.object({ customer: v.string() }),
  v.object({ isLoggedOut: v.literal(true), reason: v.optional(reasonSchema, 'chosen') }),
  v.object({ logOutOutcome: v.picklist(['loggedOut', 'failed']) }),
  v.object({ isOrderingLogin: v.literal(true) }),
]);
type Message = v.InferOutput<typeof messageSchema>;

/** The part of `BroadcastChannel` that is used here. */
export interface TabChannel {
  readonly postMessage: (message: unknown) => void;
  readonly addEventListener: (
    type: 'message',
    listener: (event: Pick<MessageEvent, 'data'>) => void,
  ) => void;
}

/**
 * Keeps all tabs on the customer whose session the browser has. Otherwise, after a log-in in another tab, a tab could
 * show one customer's name beside another's cases; after a log-out there, it would still show the cases (row Z12).
 */
export function keepTabsOnOneCustomer(session: SessionControl, channel: TabChannel): void {
  let before = session.store.get();
  session.store.subscribe(() => {
    const now = session.store.get();
    const { owner } = now.scope;
    if (now.scope !== before.scope && owner !== null) send({ customer: owner });
    const logOut = logOutOf(now);
    const news = logOut === logOutOf(before) ? null : messageOf(logOut);
    before = now;
    if (news !== null) send(news);
  });
  session.onLoginOrdered(() => {
    send({ isOrderingLogin: true });
  });
  const send = (message: Message) => {
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
    if ('isOrderingLogin' in message.output) {
      session.giveUpLogOut();
      return;
    }
    const current = session.store.get();
    // The log-out failed, so the old session still exists and a newly opened tab finds it. Nobody has logged in.
    if (logOutOf(current)?.outcome === 'failed' && session.isLogOutDue()) return;
    if (current.status === 'unknown') return;
    if (current.scope.owner !== message.output.customer) session.changeCustomer();
  });
}

/** The message about a log-out for the other tabs; null when there is none to send. */
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
