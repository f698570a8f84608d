import { useEffect, useRef, useState } from 'react';
import {
  createLogin,
  initialLoginState,
  type Login,
  type LoginState,
  toLoginError,
} from '@mina-sidor/api-client/login';

import { useServices } from '../../customer/services.ts';
import type { Session } from '../../customer/session/sessionControl.ts';
import { isReturningFromApp, rememberAutostart } from './returnFromApp.ts';

export interface LoginControl {
  readonly state: LoginState;
  readonly start: Login['start'];
  readonly startDummy: Login['startDummy'];
  readonly cancel: Login['cancel'];
}

/** Runs the login while the page is mounted (rows L15, L16, L24). */
export function useLogin(): LoginControl {
  const { client, clock, session } = useServices();
  const [state, setState] = useState<LoginState>(initialLoginState);
  const login = useRef<Login | null>(null);

  useEffect(() => {
    let lastStep: LoginState['step'] = initialLoginState.step;
    /** Ends a session that the login may have made. Another tab may have finalized the same login: its session stays. */
    const dropLogin = () => {
      if (session.store.get().status !== 'loggedIn') void session.dropLogin();
    };
    const onChange = (next: LoginState) => {
      if (next.step === 'starting') session.orderLogin();
      // Before the call is made, and after it may have made a session.
      if (next.step === 'finalizing') session.beginLogin();
      if (next.step === 'failed' && lastStep === 'finalizing') dropLogin();
      lastStep = next.step;
      setState(next);
    };
    const current = createLogin({ client, clock, onChange });
    login.current = current;
    if (isReturningFromApp()) current.resume('autostart');
    const onVisible = () => {
      if (document.visibilityState === 'visible') current.pollNow();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      current.dispose();
      // The customer has left the login while it was making a session, which nobody would use.
      if (lastStep === 'finalizing') dropLogin();
    };
  }, [client, clock, session]);

  useEffect(() => {
    rememberAutostart(state);
  }, [state]);

  // The page redirects by itself once the session is known (row L15).
  useEffect(() => {
    if (state.step !== 'loggedIn') return;
    const showResult = (result: Session) => {
      if (result.status === 'loggedIn') return;
      login.current?.fail(result.status === 'failed' ? toLoginError(result.failure) : 'unknown');
    };
    session.fetchUser().then(showResult, () => {
      // The code for customers is gone after a new release, or there is no network. The browser then shows its own error.
      location.reload();
    });
  }, [state, session]);

  return {
    state,
    start: (mode) => login.current?.start(mode),
    startDummy: (personalNumber) => login.current?.startDummy(personalNumber),
    cancel: () => login.current?.cancel(),
  };
}
