import type { LoginState } from '@mina-sidor/api-client/login';

import { type SafeStorage, tabStorage } from '../../platform/storage.ts';

const storageKey = 'loginInApp';

/**
 * Stores in this tab that the BankID app was started on this device. iPhones reload the login page on return, and it
 * must then resume the login.
 */
export function rememberAutostart(state: LoginState, storage: SafeStorage = tabStorage): void {
  const isInApp =
    (state.step === 'waiting' || state.step === 'signing') && state.mode === 'autostart';
  if (isInApp) storage.setItem(storageKey, 'autostart');
  else if (state.step !== 'starting') storage.removeItem(storageKey);
}

/** Whether the page was loaded during a login in the app. */
export function isReturningFromApp(storage: SafeStorage = tabStorage): boolean {
  return storage.getItem(storageKey) !== null;
}
