import { describe, expect, it, vi } from 'vitest';
import { createPortalClient } from '@mina-sidor/api-client';

import { createSessionStore } from './session.ts';

function aUser(fullName: string, balance = '0'): Response {
  return Response.json({
    fullName,
    matrixCustomerType: 'matrixCustomer',
    damageCustomerType: 'Customer',
    balance,
    unInsuredVehicles: 0,
    increasingDebtAmount: null,
    paymentPlanWillBeClosed: false,
    userKey: fullName,
  });
}

/** A session store whose questions are answered by hand, in any order. */
function createBench({ isTimedOut = false } = {}) {
  const onLogIn = vi.fn();
  const onOtherCustomer = vi.fn();
  const answers: ((response: Response) => void)[] = [];
  const client = createPortalClient({
    baseUrl: '',
    fetch: () => new Promise<Response>((resolve) => answers.push(resolve)),
    readCookie: () => null,
  });
  const session = createSessionStore({
    client,
    askForUser: (asked) => asked.getUser(),
    isTimedOut: () => isTimedOut,
    onLogIn,
    onOtherCustomer,
  });
  return {
    session,
    onLogIn,
    onOtherCustomer,
    answer: (index: number, response: Response) => answers[index]?.(response),
  };
}

describe('createSessionStore', () => {
  it('asks once for everybody who waits at start [L26]', async () => {
    const { session, answer } = createBench();
    const both = Promise.all([session.ensure(), session.ensure()]);
    answer(0, aUser('Maja'));
    expect((await both).map(({ status }) => status)).toEqual(['loggedIn', 'loggedIn']);
  });

  it('takes 401 for a visitor and not for a failure [L26]', async () => {
    const { session, answer } = createBench();
    const asked = session.ensure();
    answer(0, new Response(null, { status: 401 }));
    expect(await asked).toEqual({ status: 'anonymous' });
  });

  it('shows nobody who has done nothing for too long when the page is loaded [B06]', async () => {
    const { session, answer } = createBench({ isTimedOut: true });
    const statuses: string[] = [];
    session.store.subscribe(() => statuses.push(session.store.get().status));
    const asked = session.ensure();
    answer(0, aUser('Maja'));
    expect(await asked).toEqual({ status: 'timedOut' });
    expect(await session.ensure()).toEqual({ status: 'timedOut' });
    expect(statuses).toEqual(['timedOut']);
  });

  it('takes a log-in for something done, and a reload not [B03, B06]', async () => {
    const { session, answer, onLogIn } = createBench({ isTimedOut: true });
    const visitor = session.fetchUser();
    answer(0, new Response(null, { status: 401 }));
    await visitor;
    expect(onLogIn).not.toHaveBeenCalled();
    const customer = session.fetchUser();
    answer(1, aUser('Maja'));
    expect(await customer).toMatchObject({ status: 'loggedIn' });
    expect(onLogIn).toHaveBeenCalledTimes(1);
    const other = createBench();
    const reloaded = other.session.ensure();
    other.answer(0, aUser('Maja'));
    expect(await reloaded).toMatchObject({ status: 'loggedIn' });
    expect(other.onLogIn).not.toHaveBeenCalled();
  });

  it('shows nobody when the answer comes after the log-out [L25]', async () => {
    const { session, answer } = createBench();
    const asked = session.fetchUser();
    session.clear();
    answer(0, aUser('Maja'));
    expect(await asked).toEqual({ status: 'anonymous' });
    expect(session.store.get()).toEqual({ status: 'anonymous' });
  });

  it('believes the newest question, not the newest answer [L15]', async () => {
    const { session, answer } = createBench();
    const before = session.ensure();
    const after = session.fetchUser();
    answer(1, aUser('Ivar'));
    expect(await after).toMatchObject({ status: 'loggedIn', user: { fullName: 'Ivar' } });
    answer(0, new Response(null, { status: 401 }));
    await before;
    expect(session.store.get()).toMatchObject({ user: { fullName: 'Ivar' } });
  });

  it('brings a page’s customer up to date, and keeps what is known when no answer comes [P11]', async () => {
    const { session, answer } = createBench();
    const first = session.fetchUser();
    answer(0, aUser('Maja'));
    await first;
    const failing = session.refreshUser();
    answer(1, new Response(null, { status: 500 }));
    await failing;
    expect(session.store.get()).toMatchObject({ user: { fullName: 'Maja' } });
    const renewing = session.refreshUser();
    answer(2, aUser('Maja', '1 200'));
    await renewing;
    expect(session.store.get()).toMatchObject({ user: { fullName: 'Maja', balance: 120_000 } });
    const late = session.refreshUser();
    session.clear();
    answer(3, aUser('Maja'));
    await late;
    expect(session.store.get()).toEqual({ status: 'anonymous' });
  });

  it('takes in nobody in another’s place, but tells of it [Z12, L25]', async () => {
    const { session, answer, onOtherCustomer } = createBench();
    const first = session.fetchUser();
    answer(0, aUser('Maja'));
    await first;
    const renewing = session.refreshUser();
    answer(1, aUser('Elsa'));
    await renewing;
    expect(session.store.get()).toMatchObject({ user: { fullName: 'Maja' } });
    expect(onOtherCustomer).toHaveBeenCalledTimes(1);
  });
});
