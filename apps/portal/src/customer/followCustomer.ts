import type { User } from '@mina-sidor/api-client';

import { customerOf } from './session/session.ts';
import type { SessionStore } from './session/session.ts';

interface CustomerChanges {
  /** Somebody is logged in who was not a moment ago, whether or not somebody else has left in between. */
  readonly arrives: (user: User) => void;
  /** Nobody is logged in. */
  readonly leaves: () => void;
}

interface FollowedCustomer {
  /** Whether this is who the tab belongs to now. */
  readonly is: (user: User) => boolean;
}

/**
 * Tells whose the tab is, for what belongs to one customer and is never given to another. Who is only told of anew stays
 * the same one, and that it could not be asked who this is, is no reason to throw anything away.
 */
export function followCustomer(
  { store }: Pick<SessionStore, 'store'>,
  { arrives, leaves }: CustomerChanges,
): FollowedCustomer {
  let customer: string | null = null;
  const is = (user: User) => customerOf(user) === customer;
  store.subscribe(() => {
    const session = store.get();
    switch (session.status) {
      case 'anonymous':
        customer = null;
        leaves();
        return;
      case 'loggedIn':
        if (is(session.user)) return;
        customer = customerOf(session.user);
        arrives(session.user);
        return;
      case 'unknown':
      case 'timedOut':
      case 'failed':
    }
  });
  return { is };
}
