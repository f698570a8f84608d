import type { ApiFailure, User } from '@mina-sidor/api-client';

import type { CustomerScope } from '../customerScope.ts';
import type { Scope } from '../scope.ts';
import type { LogOut } from './logOut.rules.ts';
import { logOutOf, type Session } from './sessionControl.ts';

/** What changes who is logged in. */
export type SessionEvent =
  /** The server has said who the customer is. */
  | {
      readonly type: 'entered';
      readonly user: User;
      readonly scope: CustomerScope;
      readonly answeredAt: number;
    }
  /** The server has not said who the customer is. */
  | { readonly type: 'notKnown'; readonly failure: ApiFailure }
  /** The customer has left, or nobody is logged in. `scope` is a visitor's. */
  | { readonly type: 'left'; readonly logOut: LogOut | null; readonly scope: Scope }
  /** The server has answered this log-out of the tab, or could not be reached. */
  | {
      readonly type: 'logOutAnswered';
      readonly logOut: LogOut;
      readonly outcome: 'loggedOut' | 'failed';
    }
  /** Another tab has told how a log-out ended. */
  | { readonly type: 'outcomeTold'; readonly outcome: 'loggedOut' | 'failed' };

/** The session after an event: the same object when the event says nothing new. */
export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'entered': {
      const { user, scope, answeredAt } = event;
      return { status: 'loggedIn', user, scope, answeredAt };
    }
    case 'notKnown':
      return { status: 'failed', failure: event.failure, scope: session.scope };
    case 'left':
      return { status: 'anonymous', logOut: event.logOut, scope: event.scope };
    case 'logOutAnswered':
      // After a later log-in or log-out the answer no longer matters.
      return logOutOf(session) === event.logOut ? withOutcome(session, event.outcome) : session;
    case 'outcomeTold':
      return isDecidedHere(logOutOf(session)) ? session : withOutcome(session, event.outcome);
  }
}

/** A tab's own call decides while it is under way. */
function isDecidedHere(logOut: LogOut | null): boolean {
  return logOut?.by === 'thisTab' && logOut.outcome !== 'failed';
}

function withOutcome(session: Session, outcome: 'loggedOut' | 'failed'): Session {
  const logOut = logOutOf(session);
  // Two tabs that fail would tell each other the same for ever.
  if (session.status !== 'anonymous' || logOut === null || logOut.outcome === outcome) {
    return session;
  }
  return { ...session, logOut: { ...logOut, outcome } };
}
