import type { LoginMode } from '../contract/bankId.ts';

/** Why a login ended without the customer being logged in. */
export type LoginError =
  /** The customer did not react in the BankID app in time. */
  | 'expiredTransaction'
  /** The BankID is too old or blocked. */
  | 'certificateErr'
  /** The customer cancelled in the app, or the order was cancelled by another one. */
  | 'userCancel'
  /** The server did not answer. */
  | 'network'
  /** The order never reached the app despite restarts, or the server took too long. */
  | 'timeout'
  /** Too many logins have been started from this network. */
  | 'tooMany'
  /** Anything else. */
  | 'unknown';

/** The state of the login page. `waiting`, `signing` and `finalizing` are its steps 1, 2 and 3. */
export type LoginState =
  /** The start screen, step -1. */
  | { readonly step: 'start'; readonly dummyError?: 'invalidPersonalNumber' }
  /** An order is being started or restarted. */
  | { readonly step: 'starting'; readonly mode: LoginMode | 'dummy' }
  /** The code waits to be scanned. Each poll brings a new `qrDatastring`. */
  | {
      readonly step: 'waiting';
      readonly mode: 'qr';
      readonly qrDatastring: string | null;
      readonly hintCode: string | null;
    }
  /** The login waits for the app to be started on this device. */
  | {
      readonly step: 'waiting';
      readonly mode: 'autostart';
      readonly autostartToken: string | null;
      readonly hintCode: string | null;
    }
  /** The app asks the customer for the security code. */
  | { readonly step: 'signing'; readonly mode: LoginMode; readonly hintCode: string | null }
  /** The customer has signed; the session is being opened. */
  | { readonly step: 'finalizing' }
  | { readonly step: 'loggedIn' }
  /** The start screen with an error. */
  | { readonly step: 'failed'; readonly error: LoginError };

/** The initial start screen. */
export const initialLoginState: LoginState = { step: 'start' };
