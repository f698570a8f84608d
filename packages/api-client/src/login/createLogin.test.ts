import { beforeEach, describe, expect, it } from 'vitest';

import type { LoginStatus } from '../contract/bankId.ts';
import type { ApiFailure } from '../http/result.ts';
import { settle } from '../testing/createFakeClock.ts';
import { createLoginBench } from '../testing/createLoginBench.ts';

const network: ApiFailure = { outcome: 'network', url: '/' };
const refused: ApiFailure = { outcome: 'http', status: 400, url: '/' };
const startFailed = { status: 'failed', hintCode: 'startFailed' } as const;
const complete = { status: 'complete', loginTicket: 'ticket' } as const;

let { login, clock, script, seen, startWaiting, polls } = createLoginBench();
beforeEach(() => {
  ({ login, clock, script, seen, startWaiting, polls } = createLoginBench());
});

describe('late answers', () => {
  it('change nothing after cancelling, nor a login started since [L11]', async () => {
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
  it('is restarted four times; the fifth failure is a timeout [L18]', async () => {
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

  it('is a timeout when that happens later than 120 seconds after the start [L18]', async () => {
    await startWaiting();
    await clock.advance(120_000);
    script.answer(failOnce);
    await clock.advance(2_000);
    expect(script.calls).not.toContain('restartLogin');
    expect(login.state()).toEqual({ step: 'failed', error: 'timeout' });
  });

  it('counts from zero when the customer starts again [L18]', async () => {
    script.answer(startFailed);
    login.start('qr');
    await settle();
    login.start('qr');
    await settle();
    expect(script.calls.filter((call) => call === 'restartLogin')).toHaveLength(8);
  });
});

describe('a complete order', () => {
  it('opens the session with its ticket, and the customer is logged in', async () => {
    await startWaiting();
    script.answer(complete);
    await clock.advance(2_000);
    expect(script.calls.slice(-2)).toEqual(['getLoginStatus', 'finalizeLogin ticket']);
    expect(seen.slice(-2)).toEqual([{ step: 'finalizing' }, { step: 'loggedIn' }]);
    await clock.advance(10_000);
    expect(polls()).toBe(1);
  });

  it('makes three attempts in all to open the session [L14]', async () => {
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

  it('is ignored after the customer has left the page', async () => {
    script.answer(complete);
    script.finalize(refused, refused);
    login.start('qr');
    await settle();
    login.dispose();
    await clock.advance(2_000);
    expect(script.calls).toEqual(['startLogin qr', 'finalizeLogin ticket']);
    expect(seen.at(-1)).toEqual({ step: 'finalizing' });
  });

  it('can no longer be cancelled', async () => {
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

describe('a session that is opened too often', () => {
  const tooMany = (waitMs: number) => ({ outcome: 'tooMany', url: '/', waitMs }) as const;

  it('is opened when the wait that the server asks for is over', async () => {
    script.answer(complete);
    script.finalize(tooMany(7000));
    login.startDummy('199001012385');
    await settle();
    await clock.advance(6999);
    expect(script.calls).toHaveLength(2);
    await clock.advance(1);
    expect(script.calls).toHaveLength(3);
    expect(login.state()).toEqual({ step: 'loggedIn' });
  });

  it('is given up when the ticket would be too old after the wait', async () => {
    script.answer(complete);
    script.finalize(tooMany(31_000));
    login.startDummy('199001012385');
    await settle();
    expect(script.calls).toHaveLength(2);
    expect(login.state()).toEqual({ step: 'failed', error: 'tooMany' });
  });
});

describe('a failed call', () => {
  it.each([
    [network, 'network'],
    [{ outcome: 'timeout', url: '/' }, 'timeout'],
    [{ outcome: 'tooMany', url: '/', waitMs: 60_000 }, 'tooMany'],
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

it('ignores a second start while a login is running', async () => {
  await startWaiting();
  login.start('autostart');
  login.startDummy('199001012385');
  await settle();
  expect(script.calls).toEqual(['startLogin qr']);
});

it('does nothing after the customer has left the page', async () => {
  login.dispose();
  login.start('qr');
  login.cancel();
  await settle();
  expect([script.calls, seen]).toEqual([[], []]);
});
