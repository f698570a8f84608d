import type { ApiFailure, ApiResult, Clock, PortalClient, User } from '@mina-sidor/api-client';

import { createStore, type ReadableStore } from '../../platform/store.ts';
import type { CustomerScope } from '../customerScope.ts';
import { customerOf } from './customerOf.ts';
import { isInactiveTooLong } from './inactivity.rules.ts';
import type { LastAction } from './lastAction.ts';
import type { LogOut, LogOutReason, RefusedWish } from './logOut.rules.ts';

/** Who is using this tab, with everything that belongs to them. */
export type Session = { readonly scope: CustomerScope } & (
  | { readonly status: 'unknown' }
  /** `logOut` is null where nobody has logged out since the document was loaded. */
  | { readonly status: 'anonymous'; readonly logOut: LogOut | null }
  | { readonly status: 'loggedIn'; readonly user: User }
  /** The question could not be answered; protected pages cannot be shown. */
  | { readonly status: 'failed'; readonly failure: ApiFailure }
);

/** The one way in and the one way out. Each change of the customer replaces the scope. */
export interface SessionControl {
  readonly store: ReadableStore<Session>;
  /** Asks GetUser once, at start and after a failure; all callers share the one call (row L26). */
  readonly ensure: () => Promise<Session>;
  /** Asks GetUser again after a log-in, whatever is known or on its way (row L15). */
  readonly fetchUser: () => Promise<Session>;
  /** Asks GetUser once for a page that shows the user. Without an answer, what is known stays. */
  readonly refreshUser: () => Promise<ApiResult<User>>;
  /** Drops the customer and asks who it is now: another tab has logged somebody in (row Z12). */
  readonly changeCustomer: () => void;
  /**
   * Drops the customer at once and ends the session at the server (rows R05 and L25). Does nothing while a log-out stands,
   * unless the server could not be reached: then it tries again.
   *
   * @param refused what the customer has pressed for, where the refusal of it has shown that the session is gone
   */
  readonly logOut: (reason: LogOutReason, refused?: RefusedWish) => void;
  /** Another tab logs out, and tells the server: this one drops the customer at once (row Z12). */
  readonly followOtherTab: (reason: LogOutReason) => void;
  /** What the server has answered the other tab whose log-out stands here. */
  readonly learnOutcome: (outcome: 'loggedOut' | 'failed') => void;
  /** Settles when the server has answered this tab's log-out; at once when nothing has been asked. */
  readonly logOutAnswered: () => Promise<void>;
}

interface SessionParts {
  readonly client: Pick<PortalClient, 'getUser' | 'logout'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly lastAction: Pick<LastAction, 'read' | 'note' | 'forget'>;
  /** Null for a visitor. */
  readonly createScope: (user: User | null) => CustomerScope;
  /** Already logged in, so that the server is not asked. */
  readonly user: User | undefined;
  /** Finds out what a customer may see who takes another's place. */
  readonly prepare: (scope: CustomerScope) => Promise<void>;
}

/** The log-out that stands; null while there has been none since the document was loaded or somebody logged in. */
export function logOutOf(session: Session): LogOut | null {
  return session.status === 'anonymous' ? session.logOut : null;
}

export function createSession(parts: SessionParts): SessionControl {
  const { client, clock, lastAction, createScope, prepare, user: first } = parts;
  const store = createStore<Session>(
    first === undefined
      ? { status: 'unknown', scope: createScope(null) }
      : { status: 'loggedIn', user: first, scope: createScope(first) },
  );
  /** The newest question who the customer is; the answer to an older one does not count. */
  let question: Promise<Session> | null = null;
  let answer = Promise.resolve();

  /** The same customer keeps the scope: re-fetching the user is not a change. */
  const scopeFor = (user: User): CustomerScope => {
    const { scope } = store.get();
    if (scope.owner === customerOf(user)) return scope;
    if (scope.owner !== null) scope.dispose();
    return createScope(user);
  };

  const enter = (user: User, scope: CustomerScope) => {
    store.set({ status: 'loggedIn', user, scope });
  };

  const leave = (logOut: LogOut | null) => {
    question = null;
    lastAction.forget();
    const { scope } = store.get();
    scope.dispose();
    store.set({
      status: 'anonymous',
      logOut,
      scope: scope.owner === null ? scope : createScope(null),
    });
  };

  /** @param welcome makes the customer's scope; null when the customer may not come in */
  const ask = (
    welcome: (user: User) => CustomerScope | null | Promise<CustomerScope>,
  ): Promise<Session> => {
    const current = store.get().scope.ask(() => client.getUser(), { kind: 'login' });
    const mine = current.then(async (result) => {
      if (question !== mine) return store.get();
      const scope = result.outcome === 'ok' ? await welcome(result.value) : null;
      if (question !== mine) {
        scope?.dispose();
        return store.get();
      }
      question = null;
      if (result.outcome === 'ok') {
        if (scope !== null) enter(result.value, scope);
      } else if (result.outcome === 'expired') {
        leave(logOutOf(store.get()));
      } else {
        store.set({ status: 'failed', failure: result, scope: store.get().scope });
      }
      return store.get();
    });
    question = mine;
    return mine;
  };

  const changeCustomer = () => {
    leave(logOutOf(store.get()));
    void ask(async (user) => {
      const scope = scopeFor(user);
      // Before the customer shows: without VIP access known, they could be led off a page that is theirs.
      await prepare(scope);
      return scope;
    });
  };

  const tellServer = async (mine: LogOut) => {
    const { outcome } = await client.logout();
    const current = store.get();
    // Somebody has logged in since: what is said of the session before no longer counts.
    if (current.status !== 'anonymous' || current.logOut !== mine) return;
    const isOut = outcome === 'ok' || outcome === 'expired';
    store.set({ ...current, logOut: { ...mine, outcome: isOut ? 'loggedOut' : 'failed' } });
  };

  const logOut = (reason: LogOutReason, refused?: RefusedWish) => {
    const last = logOutOf(store.get());
    if (last !== null && last.outcome !== 'failed') return;
    const mine: LogOut = {
      reason,
      by: 'thisTab',
      outcome: last === null ? 'pending' : 'tryingAgain',
      refused: last === null ? refused : last.refused,
    };
    leave(mine);
    answer = tellServer(mine);
  };

  return {
    store,
    ensure: () => {
      const current = store.get();
      const isKnown = current.status === 'anonymous' || current.status === 'loggedIn';
      if (isKnown) return Promise.resolve(current);
      return (
        question ??
        ask((user) => {
          if (!isInactiveTooLong(clock.now(), lastAction.read())) return scopeFor(user);
          // Before anything is shown (row B06).
          logOut('inactivity');
          return null;
        })
      );
    },
    fetchUser: () =>
      ask((user) => {
        lastAction.note();
        return scopeFor(user);
      }),
    refreshUser: async () => {
      const { scope } = store.get();
      const result = await client.getUser();
      if (result.outcome === 'ok' && !scope.signal.aborted) {
        if (scope.owner === customerOf(result.value)) enter(result.value, scope);
        else changeCustomer();
      }
      return result;
    },
    changeCustomer,
    logOut,
    followOtherTab: (reason) => {
      if (store.get().status === 'anonymous') return;
      leave({ reason, by: 'otherTab', outcome: 'pending' });
    },
    learnOutcome: (outcome) => {
      const current = store.get();
      const logOutThere = logOutOf(current);
      if (current.status !== 'anonymous' || logOutThere?.by !== 'otherTab') return;
      store.set({ ...current, logOut: { ...logOutThere, outcome } });
    },
    logOutAnswered: () => answer,
  };
}
