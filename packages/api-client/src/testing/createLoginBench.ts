import { type Login, createLogin } from '../login/createLogin.ts';
import type { LoginState } from '../login/loginState.ts';
import { type FakeClock, createFakeClock, settle } from './createFakeClock.ts';
import { type ScriptedClient, createScriptedClient } from './createScriptedClient.ts';

/** A login with everything that a test needs to control it. */
export interface LoginBench {
  readonly login: Login;
  readonly clock: FakeClock;
  readonly script: ScriptedClient;
  /** Every state that `onChange` got. */
  readonly seen: readonly LoginState[];
  /** Starts in QR mode and shows the first code. */
  readonly startWaiting: () => Promise<void>;
  /** Number of polls so far. */
  readonly polls: () => number;
}

/** Creates a login that has not started. */
export function createLoginBench(): LoginBench {
  const clock = createFakeClock();
  const script = createScriptedClient();
  const seen: LoginState[] = [];
  const login = createLogin({
    client: script.client,
    clock,
    onChange: (state) => seen.push(state),
  });
  return {
    login,
    clock,
    script,
    seen,
    startWaiting: async () => {
      script.answer({ hintCode: 'outstandingTransaction', qrDatastring: 'code 0' });
      login.start('qr');
      await settle();
    },
    polls: () => script.calls.filter((call) => call === 'getLoginStatus').length,
  };
}
