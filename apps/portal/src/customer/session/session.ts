import type { ApiFailure, ApiResult, PortalClient, User } from '@mina-sidor/api-client';

import { createStore, type Store } from '../../platform/store.ts';

/** Who is using this tab. */
export type Session =
  /** Not asked yet. */
  | { readonly status: 'unknown' }
  | { readonly status: 'anonymous' }
  | { readonly status: 'loggedIn'; readonly user: User }
  /** Somebody is, and has done nothing for too long: to be logged out before anything is shown (row B06). */
  | { readonly status: 'timedOut' }
  /** The question could not be answered; protected pages cannot be shown. */
  | { readonly status: 'failed'; readonly failure: ApiFailure };

export interface SessionStore {
  readonly store: Store<Session>;
  /** Asks GetUser once, at start and after a failure; everybody who waits shares the one call (row L26). */
  readonly ensure: () => Promise<Session>;
  /** Asks GetUser anew after a log-in, whatever is known or under way (row L15). */
  readonly fetchUser: () => Promise<Session>;
  /**
   * Asks GetUser anew for a page that shows it. What is known stays until the answer has come, and when none comes; who
   * turns out to be another customer is told of and not taken in.
   */
  readonly refreshUser: () => Promise<void>;
  /** Forgets the customer in this tab; an answer that is still under way no longer counts. */
  readonly clear: () => void;
}

interface SessionOptions {
  /** Asks GetUser, with the retries of any query. */
  readonly askForUser: (client: PortalClient) => Promise<ApiResult<User>>;
  readonly client: PortalClient;
  /** Whether the customer whom a page meets when it is loaded has done nothing for too long (row B06). */
  readonly isTimedOut: () => boolean;
  /** Called before a customer shows who has just logged in. */
  readonly onLogIn: () => void;
  /** Called when the session turns out to be another customer's than the one who shows (row Z12). */
  readonly onOtherCustomer: () => void;
}

/** Tells customers apart, within this browser. */
export function customerOf(user: User): string {
  return user.userKey ?? user.fullName;
}

/** Turns the answer of GetUser into a session; 401 is not a failure but an answer. */
function toSession(result: ApiResult<User>): Session {
  if (result.outcome === 'ok') return { status: 'loggedIn', user: result.value };
  if (result.outcome === 'expired') return { status: 'anonymous' };
  return { status: 'failed', failure: result };
}

export function createSessionStore(options: SessionOptions): SessionStore {
  const { client, askForUser, isTimedOut, onLogIn, onOtherCustomer } = options;
  const store = createStore<Session>({ status: 'unknown' });
  let pending: Promise<Session> | null = null;
  // Raised by everything that makes an earlier question pointless, so that its late answer is dropped.
  let generation = 0;

  const ask = (judge: (session: Session) => Session): Promise<Session> => {
    generation += 1;
    const mine = generation;
    const question = askForUser(client).then((result) => {
      if (mine !== generation) return store.get();
      pending = null;
      const session = judge(toSession(result));
      store.set(session);
      return session;
    });
    pending = question;
    return question;
  };

  const arrive = () =>
    ask((session) =>
      session.status === 'loggedIn' && isTimedOut() ? { status: 'timedOut' } : session,
    );

  const fetchUser = () =>
    ask((session) => {
      if (session.status === 'loggedIn') onLogIn();
      return session;
    });

  return {
    store,
    fetchUser,
    refreshUser: async () => {
      const mine = generation;
      const result = await askForUser(client);
      const shown = store.get();
      if (mine !== generation || result.outcome !== 'ok' || shown.status !== 'loggedIn') return;
      if (customerOf(result.value) === customerOf(shown.user)) store.set(toSession(result));
      else onOtherCustomer();
    },
    ensure: () => {
      const session = store.get();
      const isSettled = session.status !== 'unknown' && session.status !== 'failed';
      return isSettled ? Promise.resolve(session) : (pending ?? arrive());
    },
    clear: () => {
      generation += 1;
      pending = null;
      store.set({ status: 'anonymous' });
    },
  };
}
