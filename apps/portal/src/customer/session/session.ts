import type { ApiResult, Clock, PortalClient, User } from '@mina-sidor/api-client';

import type { SafeStorage } from '../../platform/storage.ts';
import { createNewest } from '../../platform/newest.ts';
import { createStore } from '../../platform/store.ts';
import { isReplaced } from '../createAsk.ts';
import type { CustomerScope } from '../customerScope.ts';
import type { Scope } from '../scope.ts';
import { logOutOnArrival } from './logOutOnArrival.rules.ts';
import type { LastAction } from './lastAction.ts';
import { beginLogOut, type LogOut, type LogOutNews, type RefusedAction } from './logOut.rules.ts';
import type { LogOutReason } from './logOutReason.ts';
import type { Owners } from './owner.ts';
import { createServerLogOut } from './serverLogOut.ts';
import { nextSession, type SessionEvent } from './session.rules.ts';
import { logOutOf, type Session, type SessionControl } from './sessionControl.ts';

interface SessionParts {
  readonly client: Pick<PortalClient, 'getUser' | 'logout' | 'dropRenewal'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly owners: Owners;
  readonly lastAction: Pick<LastAction, 'read' | 'note' | 'forget'>;
  /** Shared by all tabs; where it is forbidden, each tab knows only its own log-out. */
  readonly browserStorage: SafeStorage;
  /** Identifies the browser's session; null without one. */
  readonly sessionMark: () => string | null;
  readonly createVisitorScope: () => Scope;
  /** Loads the code that only customers need. Pages behind the login are in the same file. */
  readonly loadCreateScope: () => Promise<CreateScope>;
  /** This customer is already logged in, so the server is not asked. */
  readonly first: { readonly user: User; readonly scope: CustomerScope } | undefined;
  /** Whether an answer of this time is that of the page that is being entered. */
  readonly isOfThisEntry: (answeredAt: number) => boolean;
  /** Fetches the access of a customer who replaces another. */
  readonly prepare: (scope: CustomerScope) => Promise<void>;
}

/** @param mark the mark of the session in which the server said who the customer is */
type CreateScope = (user: User, mark: string | null) => CustomerScope;

/** Takes the customer's scope. Gives null when the customer must not be let in. */
type LetIn = (scopeOf: () => CustomerScope) => CustomerScope | null | Promise<CustomerScope>;

export function createSession(parts: SessionParts): SessionControl {
  const { client, clock, owners, lastAction, browserStorage, createVisitorScope, loadCreateScope } =
    parts;
  const { isOfThisEntry, prepare, first, sessionMark } = parts;
  const serverLogOut = createServerLogOut(client, browserStorage, clock);
  /** Who is logged in. */
  const question = createNewest();
  const store = createStore<Session>(
    first === undefined
      ? { status: 'unknown', scope: createVisitorScope() }
      : { status: 'loggedIn', ...first, answeredAt: clock.now() },
  );
  let customerScope = first?.scope ?? null;
  /** The login that let the customer in. */
  let loginId = owners.loginId();
  /** What let the customer in, until a page has used it. */
  let unused: ApiResult<User> | null = null;
  let logOutAnswer = Promise.resolve();
  const loginListeners: (() => void)[] = [];
  /** The mark of the session that the login under way replaces. */
  let markBeforeLogin: string | null = null;

  const tell = (event: SessionEvent) => store.set(nextSession(store.get(), event));

  /** The same customer keeps the scope: refetching the user is not a change of customer. */
  const scopeFor = (user: User, mark: string | null, createScope: CreateScope): CustomerScope => {
    if (customerScope?.owner === owners.ownerOf(user)) return customerScope;
    customerScope?.dispose();
    return createScope(user, mark);
  };

  const enter = (user: User, scope: CustomerScope, answer: ApiResult<User> | null = null) => {
    customerScope = scope;
    loginId = owners.loginId();
    unused = answer;
    tell({ type: 'entered', user, scope, answeredAt: clock.now() });
  };

  /** @param mayComeBack the session may live: the next document still has to know how long ago its customer was active */
  const leave = (logOut: LogOut | null, mayComeBack = false) => {
    question.drop();
    client.dropRenewal();
    unused = null;
    customerScope = null;
    if (!mayComeBack) lastAction.forget();
    const { scope } = store.get();
    scope.dispose();
    tell({ type: 'left', logOut, scope: scope.owner === null ? scope : createVisitorScope() });
  };

  const askForUser = () => store.get().scope.ask(() => client.getUser(), { kind: 'login' });

  /**
   * Asks who is logged in. Rejects when the code for customers cannot be loaded.
   *
   * @param ended the log-out to tell of when nobody is logged in and none is known
   * @param isLogin whether this follows a login: a session that cannot be used is ended first
   */
  const ask = (letIn: LetIn, ended: LogOut | null = null, isLogin = false): Promise<Session> =>
    question
      .begin(async (isNewest) => {
        // Another login may replace the session before the answer comes.
        let mark = sessionMark();
        let result = await askForUser();
        if (!isNewest()) return;
        if (result.outcome === 'expired' && isReplaced(mark, sessionMark())) {
          mark = sessionMark();
          result = await askForUser();
          if (!isNewest()) return;
        }
        if (result.outcome === 'expired') {
          const reason = serverLogOut.isGivenUp() ? null : reasonOnArrival();
          // A single refusal may be a gateway's, and the session may live.
          leave(logOutOf(store.get()) ?? ended, reason === null);
          if (reason !== null) void serverLogOut.end(reason);
        } else if (result.outcome !== 'ok') tell({ type: 'notKnown', failure: result });
        else {
          const createScope = await loadCreateScope();
          if (!isNewest()) return;
          const scope = await letIn(() => scopeFor(result.value, mark, createScope));
          if (isNewest() && scope !== null) enter(result.value, scope, result);
          else scope?.dispose();
          return;
        }
        if (isLogin) await dropLogin();
      })
      .then(store.get);

  /** Why the session must not be shown in a document that finds it. */
  const reasonOnArrival = () => logOutOnArrival(clock.now(), lastAction.read(), serverLogOut.due());

  /** Asked before the customer leaves, who takes all payments along. */
  const unconfirmed = () => customerScope?.payments.unconfirmed();

  const changeCustomer = (refused?: RefusedAction) => {
    // The page that showed the customer before must not wait for ever.
    const ended: LogOut = {
      reason: 'sessionEnded',
      by: 'otherTab',
      outcome: 'loggedOut',
      refused,
      unconfirmed: unconfirmed(),
    };
    leave(logOutOf(store.get()));
    ask(async (scopeOf) => {
      const scope = scopeOf();
      // Before the customer's pages show: without VIP access they could redirect.
      await prepare(scope);
      return scope;
    }, ended).catch(() => {
      // The code for customers could not be loaded, so nobody is shown. The next log-in reloads the page.
    });
  };

  const endOnServer = async (logOut: LogOut) => {
    const outcome = (await serverLogOut.ask()) ? 'loggedOut' : 'failed';
    const before = store.get();
    const after = nextSession(before, { type: 'logOutAnswered', logOut, outcome });
    if (after !== before && outcome === 'loggedOut') serverLogOut.settle();
    store.set(after);
  };

  const logOut = (reason: LogOutReason, said: LogOutNews = {}) => {
    const last = logOutOf(store.get());
    const mine = beginLogOut(last, {
      reason,
      refused: said.refused,
      unconfirmed: unconfirmed() ?? said.unconfirmed,
    });
    if (mine === null) return;
    // A login in another tab has replaced the session. A log-out would end the new one.
    if (reason === 'sessionEnded' && customerScope !== null && loginId !== owners.loginId()) {
      changeCustomer(said.refused);
      return;
    }
    owners.endLogin();
    // Before the customer leaves: the page that opens then waits for it.
    logOutAnswer = endOnServer(mine);
    leave(mine);
    // What has been forgotten may have made the room for it.
    serverLogOut.owe(reason);
  };

  /** The log-outs of all tabs. */
  const giveUpLogOuts = () => {
    serverLogOut.giveUpLogOut();
    for (const listener of loginListeners) listener();
  };

  /** Ends the session of a login that nobody was let in by. */
  const dropLogin = () => serverLogOut.end('chosen');

  const refreshUser = async () => {
    const { scope } = store.get();
    const result = await client.getUser();
    if (result.outcome === 'ok' && !scope.signal.aborted) {
      if (customerScope?.owner === owners.ownerOf(result.value)) enter(result.value, customerScope);
      else changeCustomer();
    }
    return result;
  };

  return {
    store,
    orderLogin: giveUpLogOuts,
    onLoginOrdered: (listener) => loginListeners.push(listener),
    giveUpLogOut: serverLogOut.giveUpLogOut,
    beginLogin: () => {
      // One that the customer has asked for since the order would end the new session.
      giveUpLogOuts();
      client.dropRenewal();
      owners.beginLogin();
      markBeforeLogin = sessionMark();
    },
    dropLogin,
    ensure: () => {
      const current = store.get();
      const isKnown = current.status === 'anonymous' || current.status === 'loggedIn';
      if (isKnown) return Promise.resolve(current);
      return (
        question.underWay()?.then(store.get) ??
        ask((scopeOf) => {
          const reason = reasonOnArrival();
          const scope = scopeOf();
          if (reason === null) return scope;
          // A log-out would end the login that is under way. Until that has made a session, nobody is shown.
          if (serverLogOut.isGivenUp()) leave(null, true);
          else logOut(reason, { unconfirmed: scope.payments.unconfirmed() });
          scope.dispose();
          return null;
        })
      );
    },
    fetchUser: () => {
      // The login has made no session: it is still that of the customer who wanted to leave.
      const hasMadeSession = markBeforeLogin === null || sessionMark() !== markBeforeLogin;
      if (serverLogOut.due() !== null && !hasMadeSession) return dropLogin().then(store.get);
      // At once: if the code for customers cannot be loaded, the page reloads, and must not log out the new session.
      serverLogOut.settle();
      return ask(
        (scopeOf) => {
          lastAction.note();
          return scopeOf();
        },
        null,
        true,
      );
    },
    refreshUser,
    userForPage: async () => {
      const known = unused;
      unused = null;
      const current = store.get();
      const isOfThis = current.status === 'loggedIn' && isOfThisEntry(current.answeredAt);
      return known !== null && isOfThis ? known : refreshUser();
    },
    changeCustomer: () => changeCustomer(),
    logOut,
    tellEnded: (said) => {
      if (store.get().status !== 'anonymous') return;
      leave({ reason: 'sessionEnded', by: 'otherTab', outcome: 'loggedOut', ...said });
    },
    followOtherTab: (reason) => {
      // A visitor has nothing to leave, unless the tab is asking who has logged in.
      if (store.get().status === 'anonymous' && question.underWay() === undefined) return;
      leave({ reason, by: 'otherTab', outcome: 'pending', unconfirmed: unconfirmed() });
    },
    learnOutcome: (outcome) => tell({ type: 'outcomeTold', outcome }),
    isLogOutDue: () => serverLogOut.due() !== null || !browserStorage.keeps(),
    isLogOutGivenUp: serverLogOut.isGivenUp,
    logOutAnswered: () => logOutAnswer,
  };
}
