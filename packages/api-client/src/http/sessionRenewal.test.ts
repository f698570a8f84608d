import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type TestBench, createTestBench } from '../testing/createTestBench.ts';
import type { Reply } from '../testing/createTestServer.ts';

const refreshPath = '/api/PortalIdentity/Refresh';
const userAnswer = {
  fullName: 'Maja Lindqvist',
  matrixCustomerType: 'matrixCustomer',
  damageCustomerType: 'Customer',
  balance: '0',
  unInsuredVehicles: 0,
  paymentPlanWillBeClosed: false,
};
const tokenExpired = { status: 401, headers: { 'Token-Expired': 'true' } } as const;

let bench: TestBench;
beforeEach(async () => {
  bench = await createTestBench();
  bench.cookies.set('XSRF-TOKEN', 'old');
});
afterEach(() => bench.server.close());

/** A server whose sessions are over until Refresh is answered with success. */
function expireSession(refreshReply: Reply | (() => Promise<Reply>) = { status: 204 }): void {
  bench.server.reply(async ({ url, headers }) => {
    if (url === refreshPath) {
      const reply = typeof refreshReply === 'function' ? await refreshReply() : refreshReply;
      if (typeof reply === 'object' && reply.status === 204) {
        bench.cookies.set('XSRF-TOKEN', 'new');
      }
      return reply;
    }
    return headers['x-xsrf-token'] === 'new' ? { body: '3' } : tokenExpired;
  });
}

const urls = (): string[] => bench.server.requests.map(({ url }) => url);
const refreshes = (): number => urls().filter((url) => url === refreshPath).length;

describe('a call whose access token has expired', () => {
  it('renews the session and is repeated with the new token [E03]', async () => {
    expireSession();
    expect(await bench.client.getNumberOfUnreadConversations()).toMatchObject({
      outcome: 'ok',
      value: 3,
    });
    const path = '/api/Communication/GetNumberOfUnreadConversations';
    expect(urls()).toEqual([path, refreshPath, path]);
    expect(bench.outcomes).toEqual([
      ['refresh', 'ok'],
      ['getNumberOfUnreadConversations', 'ok'],
    ]);
  });

  describe('and whose session has been replaced by another login', () => {
    /** Somebody logs in before the call is refused. */
    const replaceSession = () => {
      bench.server.reply(({ url, headers }) => {
        if (url === refreshPath) return { status: 204 };
        const isNew = headers['x-xsrf-token'] === 'of another login';
        bench.cookies.set('XSRF-TOKEN', 'of another login');
        return isNew ? { body: '3' } : tokenExpired;
      });
    };

    it('is not done for whoever has logged in, if it changes something [Z12, Z58]', async () => {
      replaceSession();
      const order = { Email: 'maja@example.se', Phone: '0701740605' };
      const result = await bench.client.createRegisterExtractRequest({ body: order });
      expect(result.outcome).toBe('expired');
      expect(urls().filter((url) => url.endsWith('/CreateRegisterExtractRequest'))).toHaveLength(1);
    });

    it.each([
      ['is repeated if it is the same customer’s, who has renewed it in another tab', 'maja', 'ok'],
      ['is not repeated if it is another customer’s', 'signe', 'expired'],
    ])('%s, also if GetUser has failed since [E03, Z12]', async (_what, userKey, outcome) => {
      let mark = 'old';
      let isFailing = false;
      bench.server.reply(({ url, headers }) => {
        if (url.endsWith('/GetUser')) {
          if (isFailing) return { status: 500 };
          const key = mark === 'old' ? 'maja' : userKey;
          return { body: JSON.stringify({ ...userAnswer, userKey: key }) };
        }
        if (url === refreshPath || headers['x-xsrf-token'] === 'of another tab')
          return { status: 204 };
        mark = 'of another tab';
        isFailing = false;
        bench.cookies.set('XSRF-TOKEN', mark);
        return tokenExpired;
      });
      expect((await bench.client.getUser()).outcome).toBe('ok');
      isFailing = true;
      expect((await bench.client.getUser()).outcome).toBe('http');
      expect((await bench.client.getDebtCompilation()).outcome).toBe(outcome);
    });

    it.each([
      [
        'done for nobody if another logs in while the session is renewed',
        'whileRenewed',
        'expired',
      ],
      ['done for nobody if another logs in while GetUser is asked', 'whileAsked', 'expired'],
      ['repeated for the customer who made it', 'never', 'ok'],
    ])('is %s [Z12, Z58]', async (_what, when, outcome) => {
      let userKey = 'maja';
      const logIn = () => {
        userKey = 'signe';
        bench.cookies.set('XSRF-TOKEN', 'of another login');
      };
      bench.server.reply(({ url, headers }) => {
        if (url.endsWith('/GetUser')) {
          const body = JSON.stringify({ ...userAnswer, userKey });
          if (when === 'whileAsked' && refreshes() > 0) logIn();
          return { body };
        }
        if (url === refreshPath) {
          bench.cookies.set('XSRF-TOKEN', 'renewed');
          if (when === 'whileRenewed') logIn();
          return { status: 204 };
        }
        return headers['x-xsrf-token'] === 'old' ? tokenExpired : { status: 204 };
      });
      await bench.client.getUser();
      expect((await bench.client.getDebtCompilation()).outcome).toBe(outcome);
      const orders = urls().filter((url) => url.endsWith('/GetDebtCompilation'));
      expect(orders).toHaveLength(outcome === 'ok' ? 2 : 1);
    });

    it('is not repeated, nor is the session taken to be over, if GetUser is not answered [Z12, Z60]', async () => {
      bench.server.reply(({ url, headers }) => {
        if (url.endsWith('/GetUser') && refreshes() > 0) return { status: 503 };
        if (url.endsWith('/GetUser'))
          return { body: JSON.stringify({ ...userAnswer, userKey: 'maja' }) };
        if (url !== refreshPath)
          return headers['x-xsrf-token'] === 'old' ? tokenExpired : { status: 204 };
        bench.cookies.set('XSRF-TOKEN', 'renewed');
        return { status: 204 };
      });
      await bench.client.getUser();
      expect((await bench.client.getDebtCompilation()).outcome).toBe('http');
    });

    it('is repeated if it only asks, since whoever asked looks whose the answer is [E03]', async () => {
      replaceSession();
      expect((await bench.client.getNumberOfUnreadConversations()).outcome).toBe('ok');
    });
  });

  it('is repeated after a renewal for another call, also if it changes something [E03]', async () => {
    let refuse = (): void => undefined;
    const refusal = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    bench.server.reply(async ({ url, headers }) => {
      if (url === refreshPath) {
        bench.cookies.set('XSRF-TOKEN', `after ${String(refreshes())}`);
        return { status: 204 };
      }
      if (headers['x-xsrf-token'] !== 'old') return { body: '3' };
      if (url.endsWith('/GetDebtCompilation')) await refusal;
      return tokenExpired;
    });
    const slow = bench.client.getDebtCompilation();
    await bench.server.received(1);
    await bench.client.getNumberOfUnreadConversations();
    await bench.client.refresh();
    refuse();
    expect((await slow).outcome).toBe('ok');
    expect(refreshes()).toBe(2);
  });

  it('waits in vain for a renewal that is dropped, and the next call renews anew [L25, Z12]', async () => {
    expireSession(() =>
      refreshes() > 1 ? Promise.resolve({ status: 204 }) : new Promise<Reply>(() => undefined),
    );
    const first = bench.client.getNumberOfUnreadConversations();
    await bench.server.received(2);
    bench.client.dropRenewal();
    expect((await first).outcome).toBe('aborted');
    expect((await bench.client.getNumberOfUnreadConversations()).outcome).toBe('ok');
    expect(refreshes()).toBe(2);
  });

  it('does not renew the session when renewals have been dropped since it was sent [L25, Z12]', async () => {
    let refuse = (): void => undefined;
    const refusal = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    bench.server.reply(async () => {
      await refusal;
      return tokenExpired;
    });
    const late = bench.client.getDebtCompilation();
    await bench.server.received(1);
    bench.client.dropRenewal();
    refuse();
    expect((await late).outcome).toBe('aborted');
    expect(urls()).toHaveLength(1);
  });

  it('shares one renewal with all that fail at the same time [E03]', async () => {
    expireSession(async () => {
      await bench.server.received(4);
      return { status: 204 };
    });
    const results = await Promise.all([
      bench.client.getNumberOfUnreadConversations(),
      bench.client.getNumberOfUnreadConversations(),
      bench.client.getNumberOfUnreadConversations(),
    ]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok']);
    expect(refreshes()).toBe(1);
  });

  it('uses a renewal that ended before its own refusal came [E03]', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slowPath = '/api/PortalSiteState/GetVipAccess';
    bench.server.reply(async ({ url, headers }) => {
      if (url === refreshPath) {
        bench.cookies.set('XSRF-TOKEN', 'new');
        return { status: 204 };
      }
      if (url === slowPath) await held;
      return headers['x-xsrf-token'] === 'new'
        ? { body: url === slowPath ? 'true' : '3' }
        : tokenExpired;
    });
    const slow = bench.client.getVipAccess();
    await bench.server.received(1);
    expect((await bench.client.getNumberOfUnreadConversations()).outcome).toBe('ok');

    release();

    expect((await slow).outcome).toBe('ok');
    expect(refreshes()).toBe(1);
  });

  it('waits for the renewal that is going on, though an earlier one has ended since it was sent [E03]', async () => {
    let refuse = (): void => undefined;
    const refusal = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    let renew = (): void => undefined;
    const renewal = new Promise<void>((resolve) => {
      renew = resolve;
    });
    const slowPath = '/api/PortalSiteState/GetVipAccess';
    bench.server.reply(async ({ url, headers }) => {
      if (url === refreshPath) {
        if (refreshes() > 1) await renewal;
        bench.cookies.set('XSRF-TOKEN', refreshes() > 1 ? 'third' : 'second');
        return { status: 204 };
      }
      const isValid = headers['x-xsrf-token'] === bench.cookies.get('XSRF-TOKEN');
      if (url === slowPath && headers['x-xsrf-token'] === 'old') await refusal;
      if (!isValid || headers['x-xsrf-token'] === 'old') return tokenExpired;
      return { body: url === slowPath ? 'true' : '3' };
    });
    const slow = bench.client.getVipAccess();
    await bench.server.received(1);
    expect((await bench.client.getNumberOfUnreadConversations()).outcome).toBe('ok');
    const second = bench.client.refresh();
    await bench.server.received(5);

    refuse();
    // By the answer to this one the refusal has come too.
    await bench.client.getLoginStatus();
    expect(urls().filter((url) => url === slowPath)).toHaveLength(1);
    renew();

    expect((await second).outcome).toBe('ok');
    expect(await slow).toMatchObject({ outcome: 'ok', value: true });
    expect(refreshes()).toBe(2);
  });

  it('renews again when it expires again later', async () => {
    expireSession();
    await bench.client.getNumberOfUnreadConversations();
    bench.cookies.set('XSRF-TOKEN', 'old');
    expect((await bench.client.getNumberOfUnreadConversations()).outcome).toBe('ok');
    expect(refreshes()).toBe(2);
  });

  it('is repeated once only', async () => {
    bench.server.reply(({ url }) => (url === refreshPath ? { status: 204 } : tokenExpired));
    const result = await bench.client.getUser();
    expect(result.outcome).toBe('expired');
    expect(bench.server.requests).toHaveLength(3);
  });

  const callUrl = '/api/PortalIdentity/GetUser';
  it.each([
    ['401', { status: 401 }, { outcome: 'expired', url: callUrl }],
    ['another 401', tokenExpired, { outcome: 'expired', url: callUrl }],
    ['any refusal', { status: 400 }, { outcome: 'expired', url: callUrl }],
    ['a refusal for ever', { status: 410 }, { outcome: 'expired', url: callUrl }],
    ['a server error', { status: 500 }, { outcome: 'http', status: 500, url: callUrl }],
    ['a proxy that got no answer', { status: 502 }, { outcome: 'http', status: 500, url: callUrl }],
    [
      'a server that stopped waiting',
      { status: 408 },
      { outcome: 'http', status: 500, url: callUrl },
    ],
    [
      'too many calls',
      { status: 429, headers: { 'retry-after': '3' } },
      { outcome: 'tooMany', waitMs: 3000, url: refreshPath },
    ],
    [
      'a web page',
      { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>' },
      { outcome: 'http', status: 500, url: callUrl },
    ],
    ['a cut connection', 'hangUp', { outcome: 'network', isUndone: true, url: refreshPath }],
    [
      'a system that is off',
      { status: 503, headers: { 'service-unavailable': 'portal' } },
      { outcome: 'unavailable', system: 'portal', url: refreshPath },
    ],
  ] as const)('when the renewal meets %s ends so [E04, Z60]', async (_case, reply, expected) => {
    expireSession(reply);
    expect(await bench.client.getUser()).toEqual({
      ...expected,
      url: bench.server.url + expected.url,
    });
    expect(bench.server.requests).toHaveLength(2);
  });

  it('times out with its renewal', async () => {
    expireSession('silence');
    const call = bench.client.getUser();
    await bench.server.received(2);
    await bench.clock.advance(60_000);
    expect(await call).toMatchObject({ outcome: 'timeout', isUndone: true });
  });

  it('can be aborted during the renewal without ending it for the others', async () => {
    let answer = (): void => undefined;
    expireSession(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ status: 204 });
        }),
    );
    const caller = new AbortController();
    const left = bench.client.getNumberOfUnreadConversations({ signal: caller.signal });
    await bench.server.received(2);
    const other = bench.client.getNumberOfUnreadConversations();
    await bench.server.received(3);

    caller.abort();
    expect((await left).outcome).toBe('aborted');
    answer();

    expect((await other).outcome).toBe('ok');
    expect(refreshes()).toBe(1);
  });
});

it.each(['true', 'True'])('reads Token-Expired: %s', async (value) => {
  bench.server.reply(({ url }) =>
    url === refreshPath ? { status: 204 } : { status: 401, headers: { 'Token-Expired': value } },
  );
  await bench.client.getUser();
  expect(refreshes()).toBe(1);
});

it('does not renew for calls that need no session, nor for Refresh itself [Q10]', async () => {
  bench.server.reply(() => tokenExpired);
  await bench.client.getLoginStatus();
  await bench.client.logout();
  expect(refreshes()).toBe(0);
  expect((await bench.client.refresh()).outcome).toBe('expired');
  expect(refreshes()).toBe(1);
});
