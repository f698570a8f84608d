import { beforeEach, describe, expect, it } from 'vitest';

import type { ApiFailure } from '../http/result.ts';
import { settle } from '../testing/createFakeClock.ts';
import { createLoginBench } from '../testing/createLoginBench.ts';

const network: ApiFailure = { outcome: 'network', url: '/' };
const noOrder: ApiFailure = { outcome: 'http', status: 400, url: '/' };

let { login, clock, script, polls } = createLoginBench();
beforeEach(() => {
  ({ login, clock, script, polls } = createLoginBench());
});

describe('returning from the app to a reloaded page', () => {
  it('continues the order of this browser', async () => {
    script.answer({ hintCode: 'userSign' });
    login.resume('autostart');
    await settle();
    expect(script.calls).toEqual(['getLoginStatus']);
    expect(login.state()).toMatchObject({ step: 'signing', mode: 'autostart' });
  });

  it('shows the start screen without an error when the order no longer exists', async () => {
    script.answer(noOrder);
    login.resume('autostart');
    await settle();
    expect(login.state()).toEqual({ step: 'start' });
  });

  it.each<[string, ApiFailure]>([
    ['is cut', network],
    ['gets no answer in time', { outcome: 'timeout', url: '/' }],
    ['is answered with a passing error', { outcome: 'http', status: 502, url: '/' }],
  ])('continues the order also when the first call %s', async (_, failure) => {
    script.answer(failure);
    login.resume('autostart');
    await settle();
    script.answer({ hintCode: 'userSign' });
    await clock.advance(2_000);
    expect(login.state()).toMatchObject({ step: 'signing', mode: 'autostart' });
  });

  it('ends with the error after more than three lost calls', async () => {
    script.answer(network);
    login.resume('autostart');
    await clock.advance(6_000);
    expect(polls()).toBe(4);
    expect(login.state()).toEqual({ step: 'failed', error: 'network' });
  });

  it('asks again at once when the page is shown again while the first call hangs [L24]', async () => {
    script.answer(new Promise(() => undefined));
    login.resume('autostart');
    await clock.advance(10_000);
    script.answer({ hintCode: 'userSign' });
    login.pollNow();
    await settle();
    expect(login.state().step).toBe('signing');
  });

  it.each([
    ['the customer has cancelled', () => login.cancel()],
    ['its page has gone', () => login.dispose()],
  ])('asks no more after %s, also when the page is shown again [L11]', async (_what, end) => {
    script.answer(new Promise(() => undefined));
    login.resume('autostart');
    await clock.advance(10_000);
    end();
    login.pollNow();
    await settle();
    expect(polls()).toBe(1);
    expect(login.state().step).not.toBe('signing');
  });
});

async function startOnThisDevice() {
  script.answer({ hintCode: 'outstandingTransaction', autostartToken: 'token' });
  login.start('autostart');
  await settle();
}

it('asks at once when the customer returns from the app to a poll that hangs [L24]', async () => {
  await startOnThisDevice();
  let answerLate = (): void => undefined;
  script.answer(
    new Promise((resolve) => {
      answerLate = () => resolve({ status: 'failed', hintCode: 'userCancel' });
    }),
  );
  await clock.advance(10_000);
  expect(polls()).toBe(1);
  script.answer({ hintCode: 'userSign' });
  login.pollNow();
  await settle();
  expect(polls()).toBe(2);
  expect(login.state().step).toBe('signing');
  answerLate();
  await settle();
  expect(login.state().step).toBe('signing');
});

describe.each([
  ['are cut', network, 'network'],
  ['get no answer in time', { outcome: 'timeout', url: '/' }, 'timeout'],
] as const)(
  'polls that %s while the customer is in the app on the same device',
  (_, failure, error) => {
    beforeEach(async () => {
      await startOnThisDevice();
      script.answer(failure);
    });

    it('do not end the login', async () => {
      await clock.advance(6_000);
      expect(polls()).toBe(3);
      expect(login.state()).toMatchObject({ step: 'waiting', mode: 'autostart' });
      script.answer({ hintCode: 'userSign' });
      await clock.advance(2_000);
      expect(login.state().step).toBe('signing');
    });

    it('do not end it however many there are, if an answer comes between them', async () => {
      await clock.advance(6_000);
      script.answer({ hintCode: 'userSign' });
      await clock.advance(2_000);
      script.answer(failure);
      await clock.advance(6_000);
      expect(login.state().step).toBe('signing');
    });

    it('end it after more than three in a row', async () => {
      await clock.advance(8_000);
      expect(login.state()).toEqual({ step: 'failed', error });
    });
  },
);

describe('a login that succeeded but cannot be used', () => {
  it('ends with the error and can be started again', async () => {
    script.answer({ status: 'complete', loginTicket: 'ticket' });
    login.start('qr');
    await settle();
    expect(login.state()).toEqual({ step: 'loggedIn' });
    login.fail('network');
    expect(login.state()).toEqual({ step: 'failed', error: 'network' });
    script.answer({ hintCode: 'outstandingTransaction', qrDatastring: 'code' });
    login.start('qr');
    await settle();
    expect(login.state().step).toBe('waiting');
  });
});
