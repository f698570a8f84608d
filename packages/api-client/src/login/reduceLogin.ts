import {
  failedHintCodes,
  type LoginMode,
  type LoginStatus,
  pendingHintCodes,
} from '../contract/bankId.ts';
import { knownWord } from '../contract/wordLists.ts';
import { type LoginError, type LoginState, initialLoginState } from './loginState.ts';

/** The events of a login. */
export type LoginEvent =
  /** The customer chose how to log in. */
  | { readonly type: 'started'; readonly mode: LoginMode | 'dummy' }
  /** The server returned the state of the order. `mayRestart` matters only if the app could not be started. */
  | { readonly type: 'answered'; readonly status: LoginStatus; readonly mayRestart: boolean }
  /** The personal number of a dummy login was rejected. */
  | { readonly type: 'dummyRefused' }
  /** The session is open. */
  | { readonly type: 'finalized' }
  /** A call failed and will not be repeated. */
  | { readonly type: 'failed'; readonly error: LoginError }
  /** The customer went back to the start screen. */
  | { readonly type: 'cancelled' };

/** The next state. An event that does not fit the state, such as a late answer, changes nothing. */
export function reduceLogin(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'started':
      return isAtRest(state) ? { step: 'starting', mode: event.mode } : state;
    case 'answered':
      return isOrderOpen(state) ? afterAnswer(state, event.status, event.mayRestart) : state;
    case 'dummyRefused':
      return state.step === 'starting' && state.mode === 'dummy'
        ? { step: 'start', dummyError: 'invalidPersonalNumber' }
        : state;
    case 'finalized':
      return state.step === 'finalizing' ? { step: 'loggedIn' } : state;
    case 'failed':
      return isAtRest(state) ? state : failed(event.error);
    case 'cancelled':
      // After signing, the session may already be open on the server, so the customer cannot go back.
      return isAtRest(state) || isOrderOpen(state) ? initialLoginState : state;
  }
}

type OrderOpen = Extract<LoginState, { step: 'starting' | 'waiting' | 'signing' }>;

function isAtRest(state: LoginState): boolean {
  return state.step === 'start' || state.step === 'failed';
}

function isOrderOpen(state: LoginState): state is OrderOpen {
  return state.step === 'starting' || state.step === 'waiting' || state.step === 'signing';
}

function afterAnswer(state: OrderOpen, status: LoginStatus, mayRestart: boolean): LoginState {
  switch (status.status) {
    case 'complete':
      return status.loginTicket === null ? failed('unknown') : { step: 'finalizing' };
    case 'failed':
      return afterFailure(state.mode, status.hintCode, mayRestart);
    case 'pending':
      return state.mode === 'dummy' ? failed('unknown') : afterPending(state, state.mode, status);
  }
}

function afterPending(state: OrderOpen, mode: LoginMode, status: LoginStatus): LoginState {
  const { hintCode } = status;
  switch (knownWord(pendingHintCodes, hintCode)) {
    case 'outstandingTransaction':
    case 'noClient':
    case 'started':
    case 'userMrtd':
      return waiting(state, mode, status);
    case 'userSign':
      return { step: 'signing', mode, hintCode };
    case null:
      return state.step === 'signing'
        ? { step: 'signing', mode, hintCode }
        : waiting(state, mode, status);
  }
}

// An answer without a code keeps the previous one.
function waiting(state: OrderOpen, mode: LoginMode, status: LoginStatus): LoginState {
  const { hintCode } = status;
  const before = state.step === 'waiting' ? state : null;
  if (mode === 'qr') {
    const earlier = before?.mode === 'qr' ? before.qrDatastring : null;
    return { step: 'waiting', mode, qrDatastring: status.qrDatastring ?? earlier, hintCode };
  }
  const earlier = before?.mode === 'autostart' ? before.autostartToken : null;
  return { step: 'waiting', mode, autostartToken: status.autostartToken ?? earlier, hintCode };
}

function afterFailure(
  mode: LoginMode | 'dummy',
  hintCode: string | null,
  mayRestart: boolean,
): LoginState {
  const hint = knownWord(failedHintCodes, hintCode);
  switch (hint) {
    case 'expiredTransaction':
    case 'certificateErr':
    case 'userCancel':
      return failed(hint);
    case 'cancelled':
      return failed('userCancel');
    case 'startFailed':
      return mode !== 'dummy' && mayRestart ? { step: 'starting', mode } : failed('timeout');
    case null:
      return failed('unknown');
  }
}

function failed(error: LoginError): LoginState {
  return { step: 'failed', error };
}
