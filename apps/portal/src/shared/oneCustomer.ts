import type { User } from '@mina-sidor/api-client';
import * as v from 'valibot';

import type { Services } from './services.ts';

const messageSchema = v.object({ customer: v.string() });

/** Tells customers apart, within this browser. */
export function customerOf(user: User): string {
  return user.userKey ?? user.fullName;
}

/**
 * Keeps all tabs of the browser on the one customer that its session belongs to. Without it a tab would go on
 * showing one customer's name beside another's cases after a login in another tab.
 */
export function keepTabsOnOneCustomer(
  { session, changeCustomer }: Pick<Services, 'session' | 'changeCustomer'>,
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>,
): void {
  let told: string | null = null;

  session.store.subscribe(() => {
    const current = session.store.get();
    const customer = current.status === 'loggedIn' ? customerOf(current.user) : null;
    if (customer !== null && customer !== told) channel.postMessage({ customer });
    told = customer;
  });

  channel.addEventListener('message', ({ data }) => {
    const message = v.safeParse(messageSchema, data);
    const current = session.store.get();
    if (!message.success || current.status === 'unknown') return;
    const isSame =
      current.status === 'loggedIn' && customerOf(current.user) === message.output.customer;
    if (!isSame) changeCustomer();
  });
}
