import { initialLoginState, type LoginState } from '@mina-sidor/api-client/login';
import { expect, it } from 'vitest';

import { createTab } from '../../testing/aTab.ts';
import { isReturningFromApp, rememberAutostart } from './returnFromApp.ts';

const inApp: LoginState = {
  step: 'waiting',
  mode: 'autostart',
  autostartToken: null,
  hintCode: null,
};

it.each([
  ['waits for the app on this device', inApp, true],
  ['is signed on this device', { step: 'signing', mode: 'autostart', hintCode: null }, true],
  // The page has been loaded anew and asks how the login stands.
  ['is being resumed', { step: 'starting', mode: 'autostart' }, true],
  [
    'waits for another device',
    { step: 'waiting', mode: 'qr', qrDatastring: null, hintCode: null },
    false,
  ],
  ['has been cancelled', initialLoginState, false],
  ['has failed', { step: 'failed', error: 'unknown' }, false],
  ['is done', { step: 'loggedIn' }, false],
] satisfies [string, LoginState, boolean][])(
  'a login in the app that %s is resumed after a reload: %s',
  (_, state, isResumed) => {
    const storage = createTab().load();
    rememberAutostart(inApp, storage);
    rememberAutostart(state, storage);
    expect(isReturningFromApp(storage)).toBe(isResumed);
  },
);

it('resumes no login that was never in the app', () => {
  const storage = createTab().load();
  rememberAutostart({ step: 'starting', mode: 'autostart' }, storage);
  expect(isReturningFromApp(storage)).toBe(false);
});
