import type { LoginMode } from '../contract/bankId.ts';

/** Why a login ended without the customer being logged in. */
export type LoginError =
  /** The BankID app did not react in time (row E17). */
  | 'expiredTransaction'
  /** The BankID is too old or blocked (row E18). */
  | 'certificateErr'
  /** The customer cancelled in the app, or the order was cancelled by another one (row E19). */
  | 'userCancel'
  /** No answer from the server. */
  | 'network'
  /** The order never reached the app in spite of restarts, or the server took too long. */
  | 'timeout'
  /** Anything else. */
  | 'unknown';

/** What the login page shows. `waiting`, `signing` and `finalizing` are its steps 1, 2 and 3. */
export type LoginState =
  /** The start screen, step -1. */
  | { readonly step: 'start'; readonly dummyError?: 'invalidPersonalNumber' }
  /** An order is being asked for, the first time or anew. */
  | { readonly step: 'starting'; readonly mode: LoginMode | 'dummy' }
  /** The code waits to be scanned. `qrDatastring` is new after each poll. */
  | {
      readonly step: 'waiting';
      readonly mode: 'qr';
      readonly qrDatastring: string | null;
      readonly hintCode: string | null;
    }
  /** The app waits to be started on this device. */
  | {
      readonly step: 'waiting';
      readonly mode: 'autostart';
      readonly autostartToken: string | null;
      readonly hintCode: string | null;
    }
  /** The customer is asked for the security code in the app. */
  | { readonly step: 'signing'; readonly mode: LoginMode; readonly hintCode: string | null }
  /** Signed; the session is being opened. */
  | { readonly step: 'finalizing' }
  | { readonly step: 'loggedIn' }
  /** The start screen with an error. */
  | { readonly step: 'failed'; readonly error: LoginError };

/** The start screen as it is first shown. */
export const initialLoginState: LoginState = { step: 'start' };
