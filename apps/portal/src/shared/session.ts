import type { ApiFailure, PortalClient, User } from '@mina-sidor/api-client';

import { createStore, type Store } from './store.ts';

/** Who is using this tab. */
type Session =
  /** Not asked yet. */
  | { readonly status: 'unknown' }
  | { readonly status: 'anonymous' }
  | { readonly status: 'loggedIn'; readonly user: User }
  /** The question could not be answered; protected pages cannot be shown. */
  | { readonly status: 'failed'; readonly failure: ApiFailure };

export interface SessionStore {
  readonly store: Store<Session>;
  /** Asks GetUser once, at start and after a failure; everybody who waits shares the one call (row L26). */
  readonly ensure: () => Promise<Session>;
  /** Fetches the user after a login, whatever was known before (row L15). */
  readonly fetchUser: () => Promise<Session>;
  /** Forgets the customer in this tab. */
  readonly clear: () => void;
}

/** Turns the answer of GetUser into a session; 401 is not a failure but an answer. */
async function askForUser(client: PortalClient): Promise<Session> {
  const result = await client.getUser();
  if (result.outcome === 'ok') return { status: 'loggedIn', user: result.value };
  if (result.outcome === 'expired') return { status: 'anonymous' };
  return { status: 'failed', failure: result };
}

export function createSessionStore(client: PortalClient): SessionStore {
  const store = createStore<Session>({ status: 'unknown' });
  let pending: Promise<Session> | null = null;

  const fetchUser = (): Promise<Session> => {
    pending ??= askForUser(client).then((session) => {
      pending = null;
      store.set(session);
      return session;
    });
    return pending;
  };

  return {
    store,
    fetchUser,
    ensure: () => {
      const session = store.get();
      const isSettled = session.status === 'loggedIn' || session.status === 'anonymous';
      return isSettled ? Promise.resolve(session) : fetchUser();
    },
    clear: () => {
      store.set({ status: 'anonymous' });
    },
  };
}
