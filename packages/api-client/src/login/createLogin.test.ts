import { beforeEach, describe, expect, it } from 'vitest';

import type { LoginStatus } from '../contract/bankId.ts';
import type { ApiFailure } from '../http/result.ts';
import { type FakeClock, createFakeClock, settle } from '../testing/createFakeClock.ts';
import { type ScriptedClient, createScriptedClient } from '../testing/createScriptedClient.ts';
import { type Login, createLogin } from './createLogin.ts';
import type { LoginState } from './loginState.ts';

const network: ApiFailure = { outcome: 'network', url: '/' };
const refused: ApiFailure = { outcome: 'http', status: 400, url: '/' };
const startFailed = { status: 'failed', hintCode: 'startFailed' } as const;
const complete = { status: 'complete', loginTicket: 'ticket' } as const;

let clock: FakeClock;
let script: ScriptedClient;
let seen: LoginState[];
let login: Login;

beforeEach(() => {
  clock = createFakeClock();
  script = createScriptedClient();
  seen = [];
  login = createLogin({ client: script.client, clock, onChange: (state) => seen.push(state) });
});

const polls = (): number => script.calls.filter((call) => call === 'getLoginStatus').length;

async function startWaiting(): Promise<void> {
  script.answer({ hintCode: 'outstandingTransaction', qrDatastring: 'code 0' });
  login.start('qr');
  await settle();
}

describe('polling', () => {
  it('asks every 2 seconds from the start on, and not before [L16]', async () => {
    await clock.advance(10_000);
    expect(script.calls).toEqual([]);

    await startWaiting();
    expect(script.calls).toEqual(['startLogin qr']);
    await clock.advance(1_999);
    expect(polls()).toBe(0);
    await clock.advance(1);
    expect(polls()).toBe(1);
    await clock.advance(6_000);
    expect(polls()).toBe(4);
  });

  it('shows each new code', async () => {
    await startWaiting();
    script.answer({ hintCode: 'outstandingTransaction', qrDatastring: 'code 1' });
    await clock.advance(2_000);
    expect(
      seen.map((state) => ('qrDatastring' in state ? state.qrDatastring : state.step)),
    ).toEqual(['starting', 'code 0', 'code 1']);
  });

  it('waits for a slow answer instead of asking twice, and then asks at once [L16]', async () => {
    await startWaiting();
    let answer = (): void => undefined;
    script.answer(
      new Promise((resolve) => {
        answer = () => resolve({ hintCode: 'started' });
      }),
    );
    await clock.advance(7_000);
    expect(polls()).toBe(1);
    answer();
    await settle();
    await clock.advance(0);
    expect(polls()).toBe(2);
  });

  it.each([
    ['cancelling', () => login.cancel()],
    ['leaving the page', () => login.dispose()],
  ])('ends with %s [L16]', async (_way, leave) => {
    await startWaiting();
    leave();
    await clock.advance(10_000);
    expect(polls()).toBe(0);
    expect(clock.pending()).toBe(0);
  });

  it('ends with an error of the order [L16, L17]', async () => {
    await startWaiting();
    script.answer({ status: 'failed', hintCode: 'userCancel' });
    await clock.advance(10_000);
    expect(polls()).toBe(1);
    expect(login.state()).toEqual({ step: 'failed', error: 'userCancel' });
  });

  it('happens at once on request, and goes on from there [L24]', async () => {
    await startWaiting();
    await clock.advance(500);
    login.pollNow();
    await settle();
    expect(polls()).toBe(1);
    await clock.advance(1_999);
    expect(polls()).toBe(1);
    await clock.advance(1);
    expect(polls()).toBe(2);
  });

  it('is not doubled by a request while a poll is under way', async () => {
    await startWaiting();
    script.answer(new Promise(() => undefined));
    await clock.advance(2_000);
    login.pollNow();
    await settle();
    expect(polls()).toBe(1);
  });

  it('does not begin by a request when there is no login', async () => {
    login.pollNow();
    await settle();
    expect(script.calls).toEqual([]);
  });
});

describe('late answers', () => {
  it('change nothing after cancelling, nor a login that began since [L11]', async () => {
    let answer = (): void => undefined;
    script.answer(
      new Promise((resolve) => {
        answer = () => resolve(complete);
      }),
    );
    login.start('qr');
    await settle();
    login.cancel();
    expect(login.state()).toEqual({ step: 'start' });
    script.answer({ autostartToken: 'token', hintCode: 'started' });
    login.start('autostart');
    await settle();

    answer();
    await settle();

    expect(login.state()).toMatchObject({ step: 'waiting', mode: 'autostart' });
    expect(script.calls).not.toContain('finalizeLogin ticket');
  });
});

describe('an order that never reaches the app', () => {
  it('is restarted four times; the fifth failure is a time-out [L18]', async () => {
    script.answer(startFailed);
    login.start('autostart');
    await settle();
    expect(script.calls).toEqual([
      'startLogin autostart',
      'restartLogin',
      'restartLogin',
      'restartLogin',
      'restartLogin',
    ]);
    expect(login.state()).toEqual({ step: 'failed', error: 'timeout' });
  });

  const failOnce = (call: string): Partial<LoginStatus> =>
    call === 'restartLogin' ? { hintCode: 'started', qrDatastring: 'new code' } : startFailed;

  it('is replaced by a new one up to 120 seconds after the start, and polled [L18]', async () => {
    await startWaiting();
    await clock.advance(118_000);
    script.answer(failOnce);
    await clock.advance(2_000);
    expect(script.calls.at(-1)).toBe('restartLogin');
    expect(seen.slice(-2)).toEqual([
      { step: 'starting', mode: 'qr' },
      { step: 'waiting', mode: 'qr', qrDatastring: 'new code', hintCode: 'started' },
    ]);
    await clock.advance(2_000);
    expect(script.calls.at(-1)).toBe('getLoginStatus');
  });

  it('is a time-out when that happens later than 120 seconds after the start [L18]', async () => {
    await startWaiting();
    await clock.advance(120_000);
    script.answer(failOnce);
    await clock.advance(2_000);
    expect(script.calls).not.toContain('restartLogin');
    expect(login.state()).toEqual({ step: 'failed', error: 'timeout' });
  });

  it('counts anew when the customer starts anew [L18]', async () => {
    script.answer(startFailed);
    login.start('qr');
    await settle();
    login.start('qr');
    await settle();
    expect(script.calls.filter((call) => call === 'restartLogin')).toHaveLength(8);
  });
});

describe('a complete order', () => {
  it('opens the session with its ticket and is logged in', async () => {
    await startWaiting();
    script.answer(complete);
    await clock.advance(2_000);
    expect(script.calls.slice(-2)).toEqual(['getLoginStatus', 'finalizeLogin ticket']);
    expect(seen.slice(-2)).toEqual([{ step: 'finalizing' }, { step: 'loggedIn' }]);
    await clock.advance(10_000);
    expect(polls()).toBe(1);
  });

  it('tries to open the session three times in all [L14]', async () => {
    script.answer(complete);
    script.finalize(refused, network);
    login.start('qr');
    await clock.advance(2_000);
    expect(script.calls.filter((call) => call === 'finalizeLogin ticket')).toHaveLength(3);
    expect(login.state()).toEqual({ step: 'loggedIn' });
  });

  it.each([
    [refused, 'unknown'],
    [network, 'network'],
  ] as const)('ends with an error after the third failure %j [L14]', async (last, error) => {
    script.answer(complete);
    script.finalize(refused, refused, last);
    login.start('qr');
    await clock.advance(60_000);
    expect(script.calls.filter((call) => call === 'finalizeLogin ticket')).toHaveLength(3);
    expect(login.state()).toEqual({ step: 'failed', error });
  });

  it('cannot be cancelled any more', async () => {
    script.answer(complete);
    script.finalize(refused);
    login.start('qr');
    await settle();
    login.cancel();
    expect(login.state()).toEqual({ step: 'finalizing' });
    await clock.advance(2_000);
    expect(login.state()).toEqual({ step: 'loggedIn' });
  });
});

describe('a call that goes wrong', () => {
  it.each([
    [network, 'network'],
    [{ outcome: 'timeout', url: '/' }, 'timeout'],
    [refused, 'unknown'],
    [{ outcome: 'invalid', url: '/', reason: 'status' }, 'unknown'],
  ] as const)('%j ends the login, at the start and later', async (failure, error) => {
    script.answer(failure);
    login.start('qr');
    await settle();
    expect(login.state()).toEqual({ step: 'failed', error });

    await startWaiting();
    script.answer(failure);
    await clock.advance(2_000);
    expect(login.state()).toEqual({ step: 'failed', error });
  });
});

describe('a login without BankID', () => {
  it('opens the session at once', async () => {
    script.answer(complete);
    login.startDummy('199001012385');
    await settle();
    expect(script.calls).toEqual(['startDummyLogin 199001012385', 'finalizeLogin ticket']);
    expect(login.state()).toEqual({ step: 'loggedIn' });
  });

  it('says so when the personal number is refused', async () => {
    script.answer(refused);
    login.startDummy('1');
    await settle();
    expect(login.state()).toEqual({ step: 'start', dummyError: 'invalidPersonalNumber' });
  });
});

it('does nothing on a second start while a login is going on', async () => {
  await startWaiting();
  login.start('autostart');
  login.startDummy('199001012385');
  await settle();
  expect(script.calls).toEqual(['startLogin qr']);
});

it('does nothing after the page was left', async () => {
  login.dispose();
  login.start('qr');
  login.cancel();
  await settle();
  expect([script.calls, seen]).toEqual([[], []]);
});
