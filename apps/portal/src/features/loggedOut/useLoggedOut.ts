import { useEffect, useRef } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';

import { mayBeOrdered, type OrderName } from '../../customer/mayBeOrdered.ts';
import { waitingDrafts } from '../../customer/drafts/draftMemory.ts';
import { focusPageHeading } from '../../platform/focusPageHeading.ts';
import { useServices } from '../../customer/services.ts';
import type { LogOut } from '../../customer/session/logOut.rules.ts';
import { logOutOf } from '../../customer/session/sessionControl.ts';
import { useWhenBackOnline } from '../../platform/network.ts';
import { tabStorage } from '../../platform/storage.ts';
import { useStore } from '../../platform/store.ts';
import type { loggedOutLoader } from './loader.ts';

/** How long another tab may take to tell how its log-out ended, in milliseconds: as long as its call may, and some more. */
const patience = 70_000;

export interface LoggedOut extends LogOut {
  /** The states of unsent messages that this tab keeps. */
  readonly unsent: readonly ('notSent' | 'unknown')[];
  /** This tab also keeps a text that has not been sent yet. */
  readonly hasWritten: boolean;
  /** The orders that may have been made. */
  readonly mayBeOrdered: readonly OrderName[];
  readonly tryAgain: () => void;
}

export function useLoggedOut(): LoggedOut {
  const { clock, session } = useServices();
  const { revalidate, state: revalidation } = useRevalidator();
  const { last } = useLoaderData<Exclude<Awaited<ReturnType<typeof loggedOutLoader>>, Response>>();
  const current = logOutOf(useStore(session.store)) ?? last;
  const states = waitingDrafts(tabStorage);
  useHeadingAfterRetry(current.outcome);
  const isAwaited = current.outcome === 'pending' && current.by === 'otherTab';
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = clock.setTimeout(() => {
      // The other tab may have been closed. The customer can finish its log-out here.
      if (session.isLogOutDue()) session.learnOutcome('failed');
    }, patience);
    return () => clock.clearTimeout(timer);
  }, [isAwaited, clock, session]);
  const finish = () => {
    // After another tab has finished it, a late call could end the session of whoever has logged in since.
    if (session.isLogOutDue()) {
      session.logOut(current.reason);
      return;
    }
    session.learnOutcome('loggedOut');
    void revalidate();
  };
  useWhenBackOnline(() => {
    if (current.outcome === 'failed' && !session.isLogOutGivenUp()) finish();
  });
  return {
    ...current,
    // Another tab may have finished it: the server is being asked who is logged in.
    outcome:
      current.outcome === 'failed' && revalidation === 'loading' ? 'tryingAgain' : current.outcome,
    unsent: (['notSent', 'unknown'] as const).filter((state) => states.has(state)),
    hasWritten: states.has('written'),
    mayBeOrdered: mayBeOrdered(tabStorage),
    tryAgain: finish,
  };
}

/** If focus was on the button that has gone with its warning, it moves to the heading. */
function useHeadingAfterRetry(outcome: LogOut['outcome']): void {
  const previous = useRef(outcome);
  useEffect(() => {
    const hadWarning = previous.current === 'tryingAgain' || previous.current === 'failed';
    const hasWarningGone = hadWarning && outcome === 'loggedOut';
    if (hasWarningGone && document.activeElement === document.body) focusPageHeading();
    previous.current = outcome;
  }, [outcome]);
}
