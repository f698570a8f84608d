import { knownWord, pendingHintCodes } from '@mina-sidor/api-client';
import type { LoginState } from '@mina-sidor/api-client/login';

import { encodedForAddress } from '../../domain/encodedForAddress.ts';
import { texts } from '../../texts.ts';
import type { WayBack } from './wayBack.rules.ts';

/** The panel for each state; focus moves when the panel changes. */
export function panelOf(
  state: LoginState,
): 'start' | 'starting' | 'qr' | 'autostart' | 'signing' | 'finalizing' {
  switch (state.step) {
    case 'start':
    case 'failed':
      return 'start';
    case 'starting':
      return 'starting';
    case 'waiting':
      return state.mode;
    case 'signing':
      return 'signing';
    case 'finalizing':
    case 'loggedIn':
      return 'finalizing';
  }
}

/**
 * The text while the login waits for the app (BankID's standard texts). An unknown hint keeps the step and has a
 * neutral text (row L19).
 */
export function waitingText(state: Extract<LoginState, { step: 'waiting' }>): string {
  const words = texts.login.waiting;
  if (state.hintCode === null) return words[state.mode];
  switch (knownWord(pendingHintCodes, state.hintCode)) {
    case 'outstandingTransaction':
    case 'noClient':
      return words[state.mode];
    case 'started':
      return state.mode === 'qr' ? words.startedByQr : words.startedOnThisDevice;
    case 'userMrtd':
      return words.userMrtd;
    // The state `signing` replaces this one when the customer enters the security code.
    case 'userSign':
    case null:
      return words.unknown;
  }
}

interface AutostartFacts {
  /** From the configuration: `bankid:///` or BankID's app link. */
  readonly base: string;
  readonly token: string;
  /** The app gets an address, or none. */
  readonly wayBack: WayBack;
}

/** The address that starts the BankID app on this device (row L12). */
export function autostartHref({ base, token, wayBack }: AutostartFacts): string {
  const redirect = wayBack.kind === 'address' ? encodedForAddress(wayBack.address) : 'null';
  return `${base}?autostarttoken=${encodedForAddress(token)}&redirect=${redirect}`;
}
