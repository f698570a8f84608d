import { describe, expect, it } from 'vitest';

import type { LoginStatus } from '../contract/bankId.ts';
import type { LoginState } from './loginState.ts';
import { type LoginEvent, reduceLogin } from './reduceLogin.ts';

const noAnswer: LoginStatus = {
  status: 'pending',
  hintCode: null,
  loginTicket: null,
  qrDatastring: null,
  autostartToken: null,
};

function answered(status: Partial<LoginStatus>, mayRestart = true): LoginEvent {
  return { type: 'answered', status: { ...noAnswer, ...status }, mayRestart };
}

const start: LoginState = { step: 'start' };
const startingQr: LoginState = { step: 'starting', mode: 'qr' };
const startingAutostart: LoginState = { step: 'starting', mode: 'autostart' };
const startingDummy: LoginState = { step: 'starting', mode: 'dummy' };
const waitingQr: LoginState = {
  step: 'waiting',
  mode: 'qr',
  qrDatastring: 'first',
  hintCode: 'outstandingTransaction',
};
const waitingAutostart: LoginState = {
  step: 'waiting',
  mode: 'autostart',
  autostartToken: 'token',
  hintCode: 'outstandingTransaction',
};
const signing: LoginState = { step: 'signing', mode: 'qr', hintCode: 'userSign' };
const finalizing: LoginState = { step: 'finalizing' };
const loggedIn: LoginState = { step: 'loggedIn' };
const failed: LoginState = { step: 'failed', error: 'network' };

describe('a pending order', () => {
  const stepOneHints = ['outstandingTransaction', 'noClient', 'started', 'userMrtd'];
  it.each(stepOneHints)('with hint %s is step 1 with the newest code [L13]', (hintCode) => {
    for (const state of [startingQr, waitingQr, signing]) {
      expect(reduceLogin(state, answered({ hintCode, qrDatastring: 'second' }))).toEqual({
        step: 'waiting',
        mode: 'qr',
        qrDatastring: 'second',
        hintCode,
      });
    }
    expect(reduceLogin(startingAutostart, answered({ hintCode, autostartToken: 'new' }))).toEqual({
      step: 'waiting',
      mode: 'autostart',
      autostartToken: 'new',
      hintCode,
    });
  });

  it.each([startingQr, waitingQr, signing])('with hint userSign is step 2 [L13]', (state) => {
    expect(reduceLogin(state, answered({ hintCode: 'userSign' }))).toEqual(signing);
  });

  it.each(['userCallConfirm', null])('with hint %s stays at its step [L19]', (hintCode) => {
    expect(reduceLogin(startingQr, answered({ hintCode })).step).toBe('waiting');
    expect(reduceLogin(waitingQr, answered({ hintCode })).step).toBe('waiting');
    expect(reduceLogin(signing, answered({ hintCode })).step).toBe('signing');
  });

  it('keeps its code when an answer has none', () => {
    const hintCode = 'started';
    expect(reduceLogin(waitingQr, answered({ hintCode }))).toEqual({ ...waitingQr, hintCode });
    expect(reduceLogin(waitingAutostart, answered({ hintCode }))).toEqual({
      ...waitingAutostart,
      hintCode,
    });
  });
});

describe('a complete order', () => {
  it.each([startingQr, startingDummy, waitingAutostart, signing])('is step 3', (state) => {
    const event = answered({ status: 'complete', loginTicket: 'ticket' });
    expect(reduceLogin(state, event)).toEqual(finalizing);
  });

  it('without a ticket is an unknown error', () => {
    const event = answered({ status: 'complete' });
    expect(reduceLogin(signing, event)).toEqual({ step: 'failed', error: 'unknown' });
  });
});

describe('a failed order', () => {
  it.each([
    ['expiredTransaction', 'expiredTransaction', 'L17'],
    ['certificateErr', 'certificateErr', 'L17'],
    ['userCancel', 'userCancel', 'L17'],
    ['cancelled', 'userCancel', 'L17'],
    ['somethingNew', 'unknown', 'L19'],
    [null, 'unknown', 'L19'],
  ])('with hint %s ends with the error %s [%s]', (hintCode, error, _row) => {
    for (const state of [startingQr, waitingQr, waitingAutostart, signing]) {
      const event = answered({ status: 'failed', hintCode });
      expect(reduceLogin(state, event)).toEqual({ step: 'failed', error });
    }
  });

  const startFailed = { status: 'failed', hintCode: 'startFailed' } as const;
  it('with hint startFailed is restarted in the same mode [L18]', () => {
    expect(reduceLogin(waitingQr, answered(startFailed))).toEqual(startingQr);
    expect(reduceLogin(waitingAutostart, answered(startFailed))).toEqual(startingAutostart);
  });

  it.each([waitingQr, waitingAutostart])(
    'with hint startFailed is a timeout when no restart is left [L18]',
    (state) => {
      const event = answered(startFailed, false);
      expect(reduceLogin(state, event)).toEqual({ step: 'failed', error: 'timeout' });
    },
  );
});

describe('events of the customer and the calls', () => {
  const cases: readonly (readonly [string, LoginState, LoginEvent, LoginState])[] = [
    ['starts from the start screen', start, { type: 'started', mode: 'qr' }, startingQr],
    ['starts again after a failure', failed, { type: 'started', mode: 'qr' }, startingQr],
    ['does not start twice', waitingQr, { type: 'started', mode: 'autostart' }, waitingQr],
    ['goes back while starting', startingQr, { type: 'cancelled' }, start],
    ['goes back while waiting', waitingQr, { type: 'cancelled' }, start],
    ['goes back while signing', signing, { type: 'cancelled' }, start],
    ['takes an error away', failed, { type: 'cancelled' }, start],
    ['does not go back once signed', finalizing, { type: 'cancelled' }, finalizing],
    ['does not go back once logged in', loggedIn, { type: 'cancelled' }, loggedIn],
    ['logs in', finalizing, { type: 'finalized' }, loggedIn],
    ['ignores a late log-in', start, { type: 'finalized' }, start],
    ['fails while waiting', waitingQr, { type: 'failed', error: 'network' }, failed],
    ['fails while finalizing', finalizing, { type: 'failed', error: 'network' }, failed],
    ['ignores a late failure', start, { type: 'failed', error: 'network' }, start],
    ['ignores a late answer', start, answered({ hintCode: 'userSign' }), start],
    [
      'goes back to the form when a personal number is refused',
      startingDummy,
      { type: 'dummyRefused' },
      { step: 'start', dummyError: 'invalidPersonalNumber' },
    ],
    ['ignores such a refusal elsewhere', waitingQr, { type: 'dummyRefused' }, waitingQr],
    [
      'has no pending order without BankID',
      startingDummy,
      answered({ hintCode: 'started' }),
      { step: 'failed', error: 'unknown' },
    ],
  ];

  it.each(cases)('%s', (_title, state, event, expected) => {
    expect(reduceLogin(state, event)).toEqual(expected);
  });
});
