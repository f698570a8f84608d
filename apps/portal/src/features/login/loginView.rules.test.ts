import { describe, expect, it } from 'vitest';

import { autostartHref, waitingText } from './loginView.rules.ts';

describe('autostartHref', () => {
  it.each([
    [{ kind: 'byItself' }, 'bankid:///?autostarttoken=abc-1&redirect=null'],
    [{ kind: 'byHand' }, 'bankid:///?autostarttoken=abc-1&redirect=null'],
    [
      { kind: 'address', address: 'https://minasidor.example/loggain' },
      'bankid:///?autostarttoken=abc-1&redirect=https%3A%2F%2Fminasidor.example%2Floggain',
    ],
  ] as const)(
    'starts the app and tells it the way back, if it needs one: %j [L12, Z43]',
    (wayBack, href) => {
      expect(autostartHref({ base: 'bankid:///', token: 'abc-1', wayBack })).toBe(href);
    },
  );
});

describe('waitingText', () => {
  it.each([
    ['qr', null, 'Väntar på BankID …'],
    ['qr', 'outstandingTransaction', 'Väntar på BankID …'],
    ['autostart', 'noClient', 'Försöker starta BankID-appen.'],
    ['qr', 'started', 'Söker efter BankID i appen.'],
    [
      'autostart',
      'started',
      'Söker efter BankID. Säkerställ att du har ett giltigt BankID på den här enheten.',
    ],
    ['qr', 'userMrtd', 'Fotografera och läs av din ID-handling med BankID-appen.'],
    ['qr', 'somethingNew', 'En identifiering eller underskrift pågår.'],
  ] as const)('mode %s, hint %s: %s [L13]', (mode, hintCode, text) => {
    const state =
      mode === 'qr'
        ? ({ step: 'waiting', mode, hintCode, qrDatastring: null } as const)
        : ({ step: 'waiting', mode, hintCode, autostartToken: null } as const);
    expect(waitingText(state)).toBe(text);
  });
});
