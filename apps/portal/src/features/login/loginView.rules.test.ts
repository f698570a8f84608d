import { describe, expect, it } from 'vitest';

import { autostartHref, waitingText } from './loginView.rules.ts';

describe('autostartHref', () => {
  it('starts the app and asks for no way back where customers come back by themselves [L12]', () => {
    expect(autostartHref({ base: 'bankid:///', token: 'abc-1', returnAddress: null })).toBe(
      'bankid:///?autostarttoken=abc-1&redirect=null',
    );
  });

  it('tells iPhones and iPads the way back to the login page [L12]', () => {
    expect(
      autostartHref({
        base: 'https://app.bankid.com/',
        token: 'abc-1',
        returnAddress: 'https://minasidor.example/loggain',
      }),
    ).toBe(
      'https://app.bankid.com/?autostarttoken=abc-1&redirect=https%3A%2F%2Fminasidor.example%2Floggain',
    );
  });
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
