import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { endpoints, providerSystems } from '@mina-sidor/api-client/contract';

import { call } from '../src/call.ts';
import { checkBackend } from '../src/checkBackend.ts';
import { logIn } from '../src/checks/login.ts';
import { field } from '../src/ids.ts';
import { parse } from '../src/judge.ts';
import { Visitor } from '../src/visitor.ts';
import { createSampleBackend } from './createSampleBackend.ts';

let backend: Awaited<ReturnType<typeof createSampleBackend>>;
beforeAll(async () => {
  backend = await createSampleBackend();
});
afterAll(() => backend.close());

it('keeps the contract, as far as a backend without BankID can', async () => {
  const { checks } = await checkBackend({
    url: backend.url,
    customer: { personalNumber: '198704129843' },
    otherCustomer: '197509239831',
    isWriting: true,
    only: ['site', 'login', 'reading', 'refusals', 'strangers', 'changing', 'hub', 'ending'],
  });
  expect(checks.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
  expect(checks.length).toBeGreaterThan(600);
});

it('says of every system whether it is online: one that it leaves out is closed to most customers', async () => {
  const answer = await call(new Visitor(backend.url), endpoints.getSiteCurrentState, {});
  expect(parse(answer.text)).toEqual(providerSystems.map((system) => ({ system, online: true })));
});

describe('as time passes', () => {
  const minute = 60_000;
  const { startDummyLogin, finalizeLogin, getUser, refresh, logout } = endpoints;
  const personalNumber = '198704129843';

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  const pass = (milliseconds: number): void => void vi.setSystemTime(Date.now() + milliseconds);
  const loggedIn = (): Promise<Visitor> => logIn(backend.url, personalNumber);
  const ask = async (visitor: Visitor): Promise<string> => {
    const { status, headers } = await call(visitor, getUser, {});
    return headers.has('token-expired') ? `${String(status)}, to be renewed` : String(status);
  };
  const renew = async (visitor: Visitor): Promise<number> =>
    (await call(visitor, refresh, {})).status;
  const ordered = async () => {
    const visitor = new Visitor(backend.url);
    const { text } = await call(visitor, startDummyLogin, { body: { personalNumber } });
    const body = { loginTicket: field(parse(text), 'loginTicket') };
    return async (): Promise<{ readonly status: number; readonly visitor: Visitor }> => {
      const tab = visitor.copy();
      const { status } = await call(tab, finalizeLogin, { body });
      return { status, visitor: tab };
    };
  };

  it('renews two tabs that have the same value to the same new one', async () => {
    const tab = await loggedIn();
    const late = tab.copy();
    expect(await renew(tab)).toBe(204);
    expect(await ask(late)).toBe('401, to be renewed');
    pass(minute - 1);
    expect(await renew(late)).toBe(204);
    expect(late.cookies).toEqual(tab.cookies);
    expect([await ask(tab), await ask(late)]).toEqual(['200', '200']);
  });

  it('knows the value before a renewal for a minute', async () => {
    const tab = await loggedIn();
    const late = tab.copy();
    await renew(tab);
    pass(minute);
    expect([await ask(late), await renew(late)]).toEqual(['401', 401]);
    expect(await ask(tab)).toBe('200');
  });

  it('takes the anti-forgery token that a call has read just before a renewal', async () => {
    const tab = await loggedIn();
    const { token } = tab;
    await renew(tab);
    expect((await call(tab, endpoints.sendBrowserAlive, {}, { token })).status).toBe(204);
    expect((await call(tab, endpoints.sendBrowserAlive, {}, { token: 'x' })).status).toBe(400);
  });

  it('ends a session 12 hours after its log-in, however often it is renewed', async () => {
    const tab = await loggedIn();
    for (let quarter = 1; quarter < 48; quarter += 1) {
      pass(15 * minute);
      expect(await renew(tab)).toBe(204);
    }
    pass(15 * minute);
    expect([await ask(tab), await renew(tab)]).toEqual(['401', 401]);
  });

  it('answers a repeated log-in with the same session, for 60 seconds', async () => {
    const finalize = await ordered();
    const first = await finalize();
    pass(minute - 1);
    const again = await finalize();
    expect([first.status, again.status]).toEqual([204, 204]);
    expect(again.visitor.cookies).toEqual(first.visitor.cookies);
    pass(1);
    expect((await finalize()).status).toBe(400);
  });

  it('refuses a ticket that is used too late, or whose session has ended', async () => {
    const late = await ordered();
    pass(minute);
    expect((await late()).status).toBe(400);
    const over = await ordered();
    await call((await over()).visitor, logout, {});
    expect((await over()).status).toBe(400);
  });

  it('leaves the cookies of a newer session alone when an ended one logs out late', async () => {
    const { cookieLines } = await call(new Visitor(backend.url), logout, {});
    expect(cookieLines).toEqual([]);
  });
});
