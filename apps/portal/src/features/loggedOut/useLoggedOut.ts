import { useEffect, useRef } from 'react';
import { useLoaderData } from 'react-router';

import { waitingDrafts } from '../../customer/drafts/draftMemory.ts';
import { focusPageHeading } from '../../platform/focusPageHeading.ts';
import { useServices } from '../../customer/services.ts';
import type { LogOut } from '../../customer/session/logOut.rules.ts';
import { logOutOf } from '../../customer/session/session.ts';
import { tabStorage } from '../../platform/storage.ts';
import { useStore } from '../../platform/store.ts';
import type { loggedOutLoader } from './loader.ts';

/** What the logged-out page has to tell. */
export interface LoggedOut extends LogOut {
  /** What the customer has written and could not be sent; it waits in this tab. */
  readonly unsent: readonly ('notSent' | 'unknown')[];
  /** Something else waits in this tab that the customer has written. */
  readonly hasWritten: boolean;
  readonly tryAgain: () => void;
}

export function useLoggedOut(): LoggedOut {
  const { session } = useServices();
  const { last } = useLoaderData<Exclude<Awaited<ReturnType<typeof loggedOutLoader>>, Response>>();
  const current = logOutOf(useStore(session.store)) ?? last;
  const states = waitingDrafts(tabStorage);
  useHeadingAfterRetry(current.outcome);
  return {
    ...current,
    unsent: (['notSent', 'unknown'] as const).filter((state) => states.has(state)),
    hasWritten: states.has('written'),
    tryAgain: () => session.logOut(current.reason),
  };
}

/** The button is gone that has been pressed, and with it what it was about: the heading says what is true now. */
function useHeadingAfterRetry(outcome: LogOut['outcome']): void {
  const previous = useRef(outcome);
  useEffect(() => {
    if (previous.current === 'tryingAgain' && outcome === 'loggedOut') focusPageHeading();
    previous.current = outcome;
  }, [outcome]);
}
