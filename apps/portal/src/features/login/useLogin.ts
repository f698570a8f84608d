import { useEffect, useRef, useState } from 'react';
import {
  createLogin,
  initialLoginState,
  type Login,
  type LoginState,
} from '@mina-sidor/api-client/login';
import { useNavigate } from 'react-router';

import { paths } from '../../shared/paths.ts';
import { useServices } from '../../shared/services.ts';
import { isReturningFromApp, rememberAutostart } from './returnFromApp.ts';

export interface LoginControl {
  readonly state: LoginState;
  readonly start: Login['start'];
  readonly startDummy: Login['startDummy'];
  readonly cancel: Login['cancel'];
}

/** Runs the login while the page is shown, and leads on when the customer is logged in (rows L15, L16, L24). */
export function useLogin(): LoginControl {
  const { client, clock, session } = useServices();
  const navigate = useNavigate();
  const [state, setState] = useState<LoginState>(initialLoginState);
  const login = useRef<Login | null>(null);

  useEffect(() => {
    const current = createLogin({ client, clock, onChange: setState });
    login.current = current;
    if (isReturningFromApp()) current.resume('autostart');
    const onVisible = () => {
      if (document.visibilityState === 'visible') current.pollNow();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      current.dispose();
    };
  }, [client, clock]);

  useEffect(() => {
    rememberAutostart(state);
  }, [state]);

  useEffect(() => {
    if (state.step !== 'loggedIn') return;
    void (async () => {
      const result = await session.fetchUser();
      if (result.status === 'loggedIn') await navigate(paths.root, { replace: true });
      else {
        const isNetworkError = result.status === 'failed' && result.failure.outcome === 'network';
        setState({ step: 'failed', error: isNetworkError ? 'network' : 'unknown' });
      }
    })();
  }, [state, session, navigate]);

  return {
    state,
    start: (mode) => login.current?.start(mode),
    startDummy: (personalNumber) => login.current?.startDummy(personalNumber),
    cancel: () => login.current?.cancel(),
  };
}
