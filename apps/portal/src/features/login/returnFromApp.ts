import type { LoginState } from '@mina-sidor/api-client/login';

import { type QuietStorage, tabStorage } from '../../platform/storage.ts';

const storageKey = 'loginInApp';

/**
 * Keeps in this tab that the customer has been sent to the BankID app on the same device. iPhones come back by
 * loading the login page again, and then it must go on where it was.
 */
export function rememberAutostart(state: LoginState, storage: QuietStorage = tabStorage): void {
  const isInApp =
    (state.step === 'waiting' || state.step === 'signing') && state.mode === 'autostart';
  if (isInApp) storage.setItem(storageKey, 'autostart');
  else if (state.step !== 'starting') storage.removeItem(storageKey);
}

/** Whether the page has been loaded in the middle of a login in the app. */
export function isReturningFromApp(storage: QuietStorage = tabStorage): boolean {
  return storage.getItem(storageKey) !== null;
}
