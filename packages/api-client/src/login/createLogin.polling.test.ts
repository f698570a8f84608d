import { beforeEach, describe, expect, it } from 'vitest';

import { settle } from '../testing/createFakeClock.ts';
import { createLoginBench } from '../testing/createLoginBench.ts';

let { login, clock, script, seen, startWaiting, polls } = createLoginBench();
beforeEach(() => {
  ({ login, clock, script, seen, startWaiting, polls } = createLoginBench());
});

describe('polling', () => {
  it('runs every 2 seconds after the start, and not before [L16]', async () => {
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

  it('waits for a slow answer instead of polling twice, and then polls at once [L16]', async () => {
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

  it('runs at once on request, and continues from there [L24]', async () => {
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

  it('is not doubled by a request while a poll is running', async () => {
    await startWaiting();
    script.answer(new Promise(() => undefined));
    await clock.advance(2_000);
    login.pollNow();
    await settle();
    expect(polls()).toBe(1);
  });

  it('does not start on request when there is no login', async () => {
    login.pollNow();
    await settle();
    expect(script.calls).toEqual([]);
  });
});
