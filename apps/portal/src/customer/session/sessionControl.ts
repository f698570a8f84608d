import type { ApiFailure, ApiResult, User } from '@mina-sidor/api-client';

import type { ReadableStore } from '../../platform/store.ts';
import type { CustomerScope } from '../customerScope.ts';
import type { Scope } from '../scope.ts';
import type { LogOut, LogOutNews } from './logOut.rules.ts';
import type { LogOutReason } from './logOutReason.ts';

export type Session = { readonly scope: Scope } & (
  | { readonly status: 'unknown' }
  /** `logOut` is null when nobody has logged out since the document was loaded. */
  | { readonly status: 'anonymous'; readonly logOut: LogOut | null }
  | {
      readonly status: 'loggedIn';
      readonly user: User;
      readonly scope: CustomerScope;
      /** When the server told the user, in milliseconds. */
      readonly answeredAt: number;
    }
  /** GetUser failed, so protected pages cannot be shown. */
  | { readonly status: 'failed'; readonly failure: ApiFailure }
);

/** The last log-out; null when there was none since the document was loaded or somebody logged in. */
export function logOutOf(session: Session): LogOut | null {
  return session.status === 'anonymous' ? session.logOut : null;
}

/** The only place that logs in and out. Each change of customer replaces the scope. */
export interface SessionControl {
  readonly store: ReadableStore<Session>;
  /** Calls GetUser once, at start and after a failure; all callers share the request (row L26). */
  readonly ensure: () => Promise<Session>;
  /**
   * Call it before a login is ordered. A log-out, of any tab, that is answered later would delete the order's cookie, and the
   * login would fail. The session that it was to end is ended by the new login or, without one, by a later document.
   */
  readonly orderLogin: () => void;
  /** Calls the listener when a login is ordered or finalized in this tab. */
  readonly onLoginOrdered: (listener: () => void) => void;
  /** Another tab orders or finalizes a login: gives up the log-out of this tab. */
  readonly giveUpLogOut: () => void;
  /** Call it before a login is finalized. */
  readonly beginLogin: () => void;
  /**
   * Ends the session that a failed login may have made, or else the next person at the device would have it (row Z59).
   * Resolves when the server has answered; if it has not, the next document repeats the call.
   */
  readonly dropLogin: () => Promise<void>;
  /**
   * Calls GetUser again after a log-in, even during another request (row L15). Drops the login when its
   * customer cannot be fetched. Rejects when the code for customers
   * cannot be loaded.
   */
  readonly fetchUser: () => Promise<Session>;
  /** Calls GetUser for a page that shows the user. A failure keeps the known user. */
  readonly refreshUser: () => Promise<ApiResult<User>>;
  /** The same, for a page that has just been entered: the answer that let the customer in is that of its entry, and is used once. */
  readonly userForPage: () => Promise<ApiResult<User>>;
  /** Another tab has logged somebody in: drops the customer, then asks who it is (row Z12). */
  readonly changeCustomer: () => void;
  /**
   * Drops the customer at once and ends the session on the server (rows R05 and L25). Does nothing after an earlier
   * log-out, unless its call failed: then it tries again.
   *
   * @param said what the customer asked for when a refused call showed that the session had ended; all that an earlier
   * document said, when it is that one's log-out
   */
  readonly logOut: (reason: LogOutReason, said?: LogOutNews) => void;
  /** Shows the logged-out page with this news when nobody is logged in. Calls nothing: another tab may have logged somebody in. */
  readonly tellEnded: (said: LogOutNews) => void;
  /** Another tab logs out and tells the server: drops the customer at once (row Z12). */
  readonly followOtherTab: (reason: LogOutReason) => void;
  /** How another tab's log-out has ended; `failed` too when that tab has not told it in time. */
  readonly learnOutcome: (outcome: 'loggedOut' | 'failed') => void;
  /**
   * Whether the server has not answered a log-out, of any tab, and nobody has logged in since. Also true where the browser
   * keeps nothing that would tell.
   */
  readonly isLogOutDue: () => boolean;
  /** Whether a login may be under way that was ordered after the last log-out, in any tab. Another call would make it fail. */
  readonly isLogOutGivenUp: () => boolean;
  /** Resolves when the server has answered this tab's log-out; at once when there is none. */
  readonly logOutAnswered: () => Promise<void>;
}
