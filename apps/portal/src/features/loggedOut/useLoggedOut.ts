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

export interface LoggedOut extends LogOut {
  /** The states of unsent messages that this tab keeps. */
  readonly unsent: readonly ('notSent' | 'unknown')[];
  /** This tab also keeps a text that has not been sent yet. */
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

/** The pressed button and its warning have gone, so focus moves to the heading. */
function useHeadingAfterRetry(outcome: LogOut['outcome']): void {
  const previous = useRef(outcome);
  useEffect(() => {
    if (previous.current === 'tryingAgain' && outcome === 'loggedOut') focusPageHeading();
    previous.current = outcome;
  }, [outcome]);
}
