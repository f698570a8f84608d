import { useEffect, useState } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router';

import { useDraftStates } from '../../shared/drafts/useDraftStates.ts';
import { type LogOutReason, logOutReasonOf } from '../../shared/logOutReason.rules.ts';
import type { loggedOutLoader } from './loader.ts';

type Answer = Awaited<ReturnType<typeof loggedOutLoader>['loggedOut']>;

/** What the logged-out page has to tell. */
export interface LoggedOut {
  readonly reason: LogOutReason;
  /** What the server has answered to the log-out. */
  readonly outcome: 'pending' | Answer;
  /** What the customer has written and could not be sent; it waits in this tab. */
  readonly unsent: readonly ('notSent' | 'unknown')[];
  /** Something else waits in this tab that the customer has written. */
  readonly hasWritten: boolean;
  readonly tryAgain: () => void;
}

export function useLoggedOut(): LoggedOut {
  const { loggedOut } = useLoaderData<typeof loggedOutLoader>();
  const { revalidate } = useRevalidator();
  const states = new Set(useDraftStates().values());
  return {
    reason: logOutReasonOf(useLocation().state),
    outcome: useOutcome(loggedOut),
    unsent: (['notSent', 'unknown'] as const).filter((state) => states.has(state)),
    hasWritten: states.has('written'),
    tryAgain: () => void revalidate(),
  };
}

function useOutcome(loggedOut: Promise<Answer>): LoggedOut['outcome'] {
  const [outcome, setOutcome] = useState<LoggedOut['outcome']>('pending');
  useEffect(() => {
    let isCurrent = true;
    void loggedOut.then((result) => {
      if (isCurrent) setOutcome(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [loggedOut]);
  return outcome;
}
