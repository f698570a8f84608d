// @vitest-environment jsdom
import type { ApiFailure } from '@mina-sidor/api-client';
import { describe, expect, it, vi } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { createTab } from '../../testing/aTab.ts';
import { createPaymentMemory } from './paymentMemory.ts';
import { paymentLeft } from './paymentLeft.ts';
import { forgetPayments, keepPayments, keptPayments } from './paymentStorage.ts';

const url = '/api/Payment/CheckoutFinished';
const minute = 60_000;
const headers = new Headers();
const answered = { outcome: 'ok', value: undefined, headers } as const;
const failed: ApiFailure = { outcome: 'http', status: 500, url };
const missing: ApiFailure = { outcome: 'http', status: 404, url };
const request = { kind: 'case', referenceNumber: '47110023918', charge: 435_000 } as const;
const payment = { paymentId: '0f', referenceNumber: request.referenceNumber, charge: 435_000 };
const { kind: _kind, ...part } = request;

/** A browser with one customer. Its server gives these answers to CheckoutFinished in turn, and repeats the last one. */
function createBench(...answers: (typeof answered | ApiFailure)[]) {
  const browser = createTab();
  const told: string[] = [];
  let now = 1000;
  let wrongBy = 0;
  let isSilent = false;
  let isReplaced = false;
  let newest = '';
  const pauses: { readonly milliseconds: number; readonly end: () => void }[] = [];
  const open = (owner = 'maja') => {
    const disposal = new AbortController();
    const storage = browser.load();
    newest = owner;
    const memory = createPaymentMemory({
      owner,
      isNewestLogin: () => newest === owner,
      signal: disposal.signal,
      storage,
      client: {
        checkoutFinished: ({ query }) => {
          told.push(query.paymentId);
          if (isSilent) return new Promise(() => undefined);
          return Promise.resolve(answers[told.length - 1] ?? answers.at(-1) ?? failed);
        },
      },
      ask: (call) => call(),
      isStillOurs: () => Promise.resolve(!isReplaced),
      pause: (milliseconds) =>
        new Promise((end) => {
          pauses.push({ milliseconds, end });
        }),
      now: () => now + wrongBy,
      deviceNow: () => now,
    });
    const leave = () => {
      disposal.abort();
      forgetPayments(storage);
    };
    const silence = () => {
      isSilent = true;
    };
    return { ...memory, leave, silence };
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  const misdate = (milliseconds: number) => {
    wrongBy = milliseconds;
  };
  const replaceSession = (isAnothers: boolean) => {
    isReplaced = isAnothers;
  };
  return { browser, told, pauses, open, pass, misdate, replaceSession };
}

describe('the payments that the browser knows', () => {
  it('say what each is for and which are completed, in every tab [P08, R09, Z27]', async () => {
    const { open } = createBench(answered);
    const tab = open();
    tab.begin('0f', request);
    expect(open().recall('0f')).toEqual({ owner: 'customer', payment });
    expect(open().store.get()['0f']?.isCompleted).not.toBe(true);
    await tab.complete({ paymentId: '0f' });
    tab.begin('0f', request);
    expect(open().recall('0f')).toEqual({ owner: 'customer', payment });
    expect(open().store.get()['0f']?.isCompleted).toBe(true);
    expect(open().recall('1a')).toEqual({ owner: 'unknown' });
  });

  it('are not stored again as they are, since each write wakes the other tabs', () => {
    const { browser, open } = createBench(answered);
    open().begin('0f', request);
    const write = vi.spyOn(browser.items, 'set');
    keepPayments(browser.load(), keptPayments(browser.load()));
    expect(write).not.toHaveBeenCalled();
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'do not include one with the name of something that every object has: %s [Z56]',
    (name) => {
      const tab = createBench(answered).open();
      expect(tab.recall(name)).toEqual({ owner: 'unknown' });
    },
  );

  it('have no certain time if nobody here saw when they were completed [Z84]', async () => {
    const { open } = createBench(answered);
    const before = open();
    before.begin('left', request);
    before.leave();
    const tab = open();
    tab.begin('begun', request);
    tab.noteOpen({ ...payment, paymentId: 'opened' });
    const times = ['left', 'begun', 'opened', 'unknown'].map(async (paymentId) => {
      await tab.complete({ ...payment, paymentId });
      return tab.store.get()[paymentId]?.isTimeUnknown;
    });
    expect(await Promise.all(times)).toEqual([true, undefined, true, true]);
  });

  it('are asked about for an hour after their frame was last opened [Z57, Z64]', () => {
    const { open, pass } = createBench(answered);
    const tab = open();
    tab.begin('0f', request);
    pass(59 * minute);
    tab.noteOpen({ paymentId: '0f' });
    pass(59 * minute);
    expect(tab.unconfirmed()).toBe('begun');
    pass(minute);
    expect(tab.unconfirmed()).toBeUndefined();
  });

  it('are told of when the session ends, until a log-out has told of them [Z64]', async () => {
    const { browser, open } = createBench(failed);
    const left = () => paymentLeft(browser.load())(1000);
    const before = open();
    before.begin('0f', request);
    expect(left()).toBe('begun');
    before.leave();
    expect(left()).toBeUndefined();
    const tab = open();
    tab.noteOpen({ paymentId: '0f' });
    expect(left()).toBe('begun');
    await tab.complete({ paymentId: '0f' });
    expect(left()).toBe('completed');
    tab.leave();
    expect(left()).toBeUndefined();
  });

  it('stay cancelled in every tab, until a new payment begins [P12, R09]', () => {
    const { open } = createBench(answered);
    const tab = open();
    tab.begin('0f', request);
    expect(tab.isCancelled('0f')).toBe(false);
    tab.cancel(payment);
    tab.cancel({ paymentId: '1a' });
    expect(open().isCancelled('0f')).toBe(true);
    expect(open().isCancelled('1a')).toBe(true);
    expect(open().recall('0f')).toEqual({ owner: 'customer', payment });
    expect(open('johan').isCancelled('0f')).toBe(false);
    tab.begin('0f', request);
    expect(open().isCancelled('0f')).toBe(false);
  });

  it('are updated in the other tabs at once [Z27]', async () => {
    const { open } = createBench(answered);
    const [tab, other] = [open(), open()];
    await tab.complete(payment);
    dispatchEvent(new StorageEvent('storage', { key: 'payments' }));
    expect(other.store.get()['0f']?.isCompleted).toBe(true);
  });

  it('are none when the stored text cannot be read [P08]', async () => {
    const { browser, open } = createBench(answered);
    for (const text of ['{', '"0f"', '{"0f":1}', '{"0f":{"isCompleted":true}}', 'null']) {
      browser.items.set('payments', text);
      expect(open().store.get()['0f']?.isCompleted, text).not.toBe(true);
    }
    const tab = open();
    await tab.complete(payment);
    expect(tab.store.get()['0f']?.isCompleted).toBe(true);
  });

  it.each([
    'null',
    '{}',
    '{"owner":"maja","kind":"yearly","parts":[],"isCompleted":true,"since":1000}',
  ])('stay, though one beside them is of another release: %s [Z27]', (other) => {
    const { browser, open } = createBench(failed);
    const mine = '{"owner":"maja","kind":"case","parts":[],"isCompleted":true,"since":1000}';
    browser.items.set('payments', `{"0f":${mine},"1f":${other}}`);
    expect(Object.keys(open().store.get())).toEqual(['0f']);
  });

  it('are not shown to another customer, and are deleted when the customer leaves, also booked ones [L25, Z84]', async () => {
    const { browser, open } = createBench(answered);
    const maja = open('maja');
    await maja.complete(payment);
    // A booked payment, of which the confirmation is kept.
    await maja.askForCases(
      () => Promise.resolve({ outcome: 'ok', value: aCase(), headers } as const),
      (value) => [value],
    );
    expect(browser.items.get('payments')).toContain('4711');
    expect(open('johan').store.get()['0f']?.isCompleted).not.toBe(true);
    maja.leave();
    expect(browser.items.size).toBe(0);
    maja.begin('1a', request);
    expect(browser.items.size).toBe(0);
  });

  it('lose their cases and sums in the browser when another customer comes, even without a log-out [L25]', async () => {
    const { browser, open } = createBench(failed);
    const maja = open('maja');
    maja.begin('1a', request);
    await maja.complete(payment);
    expect(browser.items.get('payments')).toContain('4711');
    open('johan');
    expect(browser.items.get('payments')).toContain('"0f"');
    expect(browser.items.get('payments')).not.toMatch(/4711|435000/u);
  });

  it('keep their cases when a sleeping tab of an earlier login wakes [Z55]', async () => {
    const { open } = createBench(answered);
    const maja = open('maja');
    const johan = open('johan');
    johan.begin('1a', request);
    await maja.complete({ paymentId: '0f' });
    expect(johan.recall('1a')).toEqual({
      owner: 'customer',
      payment: { ...payment, paymentId: '1a' },
    });
    expect(open('johan').recall('1a')).toMatchObject({
      payment: { referenceNumber: payment.referenceNumber },
    });
  });

  it('are not begun under the id of another customer’s payment, which stays what it is [Z55]', async () => {
    const { open } = createBench(failed);
    open('maja').begin('0f', request);
    const johan = open('johan');
    expect(johan.begin('0f', request)).toBe(false);
    expect(johan.recall('0f')).toEqual({ owner: 'another' });
  });

  it.each([2, -2])('outlast an answer whose date is %i days wrong [Z27]', async (days) => {
    const bench = createBench(failed);
    await bench.open().complete(payment);
    bench.misdate(days * 24 * 3_600_000);
    expect(bench.open().store.get()['0f']?.isCompleted).toBe(true);
    bench.misdate(0);
    expect(bench.open().store.get()['0f']).toMatchObject({ isCompleted: true, since: 1000 });
  });

  it('count from the moment of the first report, also when it is repeated [Z27]', async () => {
    const bench = createBench(failed);
    const tab = bench.open();
    await tab.complete(payment);
    bench.pass(5000);
    await tab.complete(payment);
    expect(tab.store.get()['0f']?.since).toBe(1000);
  });
});

describe('the server', () => {
  it('is told of a completed payment once [P08]', async () => {
    const { told, open } = createBench(answered);
    const tab = open();
    await Promise.all([tab.complete(payment), tab.complete(payment)]);
    await tab.complete(payment);
    open();
    expect(told).toEqual(['0f']);
  });

  it('is told again until it answers, with longer and longer pauses [P09, Z27]', async () => {
    const { told, pauses, open } = createBench(failed, failed, failed, failed, failed, answered);
    await open().complete(payment);
    for (const times of [1, 2, 3, 4, 5]) {
      await expect.poll(() => pauses).toHaveLength(times);
      pauses[times - 1]?.end();
    }
    await expect.poll(() => told).toHaveLength(6);
    expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([
      1000, 5000, 15_000, 60_000, 60_000,
    ]);
  });

  it('is told when the network is back, and at the next visit [Z27]', async () => {
    const { told, open } = createBench(failed, failed, answered);
    await open().complete(payment);
    dispatchEvent(new Event('online'));
    expect(told).toHaveLength(2);
    open();
    expect(told).toHaveLength(3);
  });

  it('is told after a log-out when the same customer is back [L25, Z27]', async () => {
    const { browser, told, open } = createBench(failed, answered);
    const tab = open();
    await tab.complete(payment);
    tab.leave();
    expect(browser.items.get('payments')).not.toContain('4711');
    expect(open('johan').recall('0f')).toEqual({ owner: 'another' });
    expect(told).toHaveLength(1);
    open();
    expect(told).toHaveLength(2);
  });

  it('may say that the customer has no such payment, also later [Z30]', async () => {
    const { browser, pauses, open } = createBench(failed, missing);
    const tab = open();
    await tab.complete(payment);
    expect(tab.missing.get()).toEqual([]);
    await expect.poll(() => pauses).toHaveLength(1);
    pauses[0]?.end();
    await expect.poll(() => tab.missing.get()).toEqual(['0f']);
    expect(tab.store.get()['0f']?.isCompleted).not.toBe(true);
    expect(browser.items.size).toBe(0);
  });

  it('may have taken money although the server says that there is no such payment, if it has created it [Z30, Z57]', async () => {
    const { told, pauses, open } = createBench(missing, answered);
    const tab = open();
    tab.begin('0f', request);
    await tab.complete({ paymentId: '0f' });
    expect(tab.missing.get()).toEqual(['0f']);
    expect(tab.store.get()['0f']).toMatchObject({ isCompleted: true, parts: [] });
    await expect.poll(() => pauses).toHaveLength(1);
    pauses[0]?.end();
    await expect.poll(() => told).toHaveLength(2);
  });

  it('does not release the cases of a payment that a log-out has left by calling it missing [Z30, Z57]', async () => {
    const { open } = createBench(missing);
    const before = open();
    before.begin('0f', request);
    before.leave();
    const tab = open();
    await tab.complete({ paymentId: '0f' });
    expect(tab.store.get()['0f']).toMatchObject({ isCompleted: true, parts: [] });
  });

  it('is told again when it was asked in the session of another customer [Z27, Z30]', async () => {
    const { told, pauses, open, replaceSession } = createBench(missing, answered);
    const tab = open();
    tab.begin('0f', request);
    replaceSession(true);
    await tab.complete(payment);
    expect(tab.missing.get()).toEqual([]);
    expect(tab.store.get()['0f']?.isCompleted).toBe(true);

    replaceSession(false);
    await expect.poll(() => pauses).toHaveLength(1);
    pauses[0]?.end();
    await expect.poll(() => told).toHaveLength(2);
    expect(tab.store.get()['0f']?.isCompleted).toBe(true);
  });
});

describe('a request for cases', () => {
  const ask = (
    tab: ReturnType<ReturnType<typeof createBench>['open']>,
    isAsked = () => undefined,
  ) =>
    tab.askForCases(
      () => {
        isAsked();
        return Promise.resolve({ outcome: 'ok', value: aCase(), headers } as const);
      },
      (value) => [value],
    );
  const parts = (tab: Parameters<typeof ask>[0]) => tab.store.get()['0f']?.parts;

  it('is sent after the server has been told of the payment, and then counts [Z27]', async () => {
    const { told, open } = createBench(failed, answered);
    const tab = open();
    await tab.complete(payment);
    await ask(tab, () => {
      expect(told).toHaveLength(2);
      return undefined;
    });
    expect(parts(tab)).toEqual([{ ...part, isSettled: true }]);
    expect(tab.store.get()['0f']?.isCompleted).toBe(true);
  });

  it('does not count while the server has not answered [Z27]', async () => {
    const { open } = createBench(failed);
    const tab = open();
    await tab.complete(payment);
    await ask(tab);
    expect(parts(tab)).toEqual([part]);
  });

  it('does not count when it was sent ahead, before another tab told of the payment [Z27]', async () => {
    const { open } = createBench(answered);
    const tab = open();
    await tab.complete(payment);
    globalThis.earlyAnswers = {
      askedAt: 900,
      mark: null,
      answers: new Map([['/claims', Promise.resolve(new Response('early'))]]),
    };
    await ask(tab);
    expect(parts(tab)).toEqual([part]);
    globalThis.earlyAnswers = undefined;
    await ask(tab);
    expect(parts(tab)).toEqual([{ ...part, isSettled: true }]);
  });

  it('does not wait for ever for a server that does not answer [Z27]', async () => {
    const { pauses, open } = createBench(failed);
    const tab = open();
    await tab.complete(payment);
    tab.silence();
    const asked = ask(tab);
    await expect.poll(() => pauses.at(-1)?.milliseconds).toBe(2000);
    pauses.at(-1)?.end();
    expect((await asked).outcome).toBe('ok');
  });
});
