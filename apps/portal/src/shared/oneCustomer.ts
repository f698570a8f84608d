import type { User } from '@mina-sidor/api-client';
import * as v from 'valibot';

import type { Services } from './services.ts';

const messageSchema = v.union([
  v.object({ customer: v.string() }),
  v.object({ isLoggedOut: v.literal(true) }),
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

/** Tells customers apart, within this browser. */
export function customerOf(user: User): string {
  return user.userKey ?? user.fullName;
}

/**
 * Keeps all tabs of the browser on the one customer that its session belongs to. Without it a tab would go on
 * showing one customer's name beside another's cases after a login in another tab, and anybody's after a log-out there
 * (row Z12).
 */
export function keepTabsOnOneCustomer(
  {
    session,
    changeCustomer,
    lastLogOut,
    leave,
  }: Pick<Services, 'session' | 'changeCustomer' | 'lastLogOut' | 'leave'>,
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

  lastLogOut.subscribe(() => {
    if (lastLogOut.get()?.reason !== 'otherTab') tell({ isLoggedOut: true });
  });

  channel.addEventListener('message', ({ data }) => {
    const message = v.safeParse(messageSchema, data);
    if (!message.success) return;
    if ('isLoggedOut' in message.output) {
      leave('otherTab');
      return;
    }
    const current = session.store.get();
    if (current.status === 'unknown') return;
    const isSame =
      current.status === 'loggedIn' && customerOf(current.user) === message.output.customer;
    if (!isSame) changeCustomer();
  });
}
