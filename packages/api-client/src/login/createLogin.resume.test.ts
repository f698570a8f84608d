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

describe('coming back from the app to a page that is loaded anew', () => {
  it('goes on with the order of this browser', async () => {
    script.answer({ hintCode: 'userSign' });
    login.resume('autostart');
    await settle();
    expect(script.calls).toEqual(['getLoginStatus']);
    expect(login.state()).toMatchObject({ step: 'signing', mode: 'autostart' });
  });

  it('shows the start screen without an error when there is no order any more', async () => {
    script.answer(noOrder);
    login.resume('autostart');
    await settle();
    expect(login.state()).toEqual({ step: 'start' });
  });
});

describe('calls that are lost while the customer is in the app on the same device', () => {
  beforeEach(async () => {
    script.answer({ hintCode: 'outstandingTransaction', autostartToken: 'token' });
    login.start('autostart');
    await settle();
    script.answer(network);
  });

  it('do not end the login', async () => {
    await clock.advance(6_000);
    expect(polls()).toBe(3);
    expect(login.state()).toMatchObject({ step: 'waiting', mode: 'autostart' });
    script.answer({ hintCode: 'userSign' });
    await clock.advance(2_000);
    expect(login.state().step).toBe('signing');
  });

  it('end it as a network error when they are more than three in a row', async () => {
    await clock.advance(8_000);
    expect(login.state()).toEqual({ step: 'failed', error: 'network' });
  });
});

describe('a login that succeeded but cannot be used', () => {
  it('ends with the error and can be begun again', async () => {
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
