// @vitest-environment jsdom
import { createPortalClient, type User } from '@mina-sidor/api-client';
import { describe, expect, it } from 'vitest';

import { aScope, scopeParts } from '../../testing/aScope.ts';
import { createHeldAnswer } from '../../testing/heldAnswer.ts';
import { aUser } from '../../testing/StoryFrame.tsx';
import { nextTask } from '../../platform/nextTask.ts';
import { createSafeStorage } from '../../platform/storage.ts';
import { createScope } from '../scope.ts';
import { createOwners } from './owner.ts';
import { createSession } from './session.ts';
import { logOutOf } from './sessionControl.ts';

const maja = aUser({ userKey: 'maja', balance: 0 });
const elsa = aUser({ userKey: 'elsa', fullName: 'Elsa Ek', balance: 0 });
const answerOf = (user: User) =>
  Response.json({ ...user, balance: String((user.balance ?? 0) / 100) });
const refused = () => new Response(null, { status: 401 });

/** A session whose requests the test answers, in any order. Log-outs are answered by the next of `logOuts`, or at once. */
function createBench({ lastAction = null as number | null, hasCode = true } = {}) {
  const answers: ((response: Response) => void)[] = [];
  const calls: string[] = [];
  const logOuts: Promise<Response>[] = [];
  const client = createPortalClient({
    baseUrl: '',
    fetch: (url) => {
      calls.push(url);
      if (url.endsWith('/Logout'))
        return logOuts.shift() ?? Promise.resolve(new Response(null, { status: 204 }));
      return new Promise<Response>((resolve) => answers.push(resolve));
    },
    readCookie: () => null,
  });
  const browserStorage = createSafeStorage(() => null);
  const bench = { notes: 0, isSameEntry: true, calls, mark: 'old' };
  const session = createSession({
    client,
    clock: { now: () => 15 * 60_000 },
    lastAction: { read: () => lastAction, note: () => (bench.notes += 1), forget: () => undefined },
    owners: createOwners(browserStorage, () => 'a'),
    browserStorage,
    sessionMark: () => bench.mark,
    createVisitorScope: () => createScope(null, scopeParts({ client })),
    loadCreateScope: () =>
      hasCode
        ? Promise.resolve((user) => aScope(user, { client }))
        : Promise.reject(new TypeError('Failed to fetch')),
    first: undefined,
    isOfThisEntry: () => bench.isSameEntry,
    prepare: () => Promise.resolve(),
  });
  return {
    calls,
    session,
    renewInAnotherTab: () => (bench.mark = 'new'),
    enterAnotherPage: () => (bench.isSameEntry = false),
    logOuts,
    notes: () => bench.notes,
    answer: (index: number, user: User | null) =>
      answers[index]?.(user === null ? refused() : answerOf(user)),
    fail: (index: number) => answers[index]?.(new Response(null, { status: 404 })),
    logIn: async (user: User) => {
      const asked = session.fetchUser();
      answers.at(-1)?.(answerOf(user));
      await asked;
      return session.store.get().scope;
    },
  };
}

describe('who is logged in', () => {
  it('is asked once for all callers at start [L26]', async () => {
    const { session, answer, calls } = createBench();
    const both = Promise.all([session.ensure(), session.ensure()]);
    answer(0, maja);
    expect((await both).map(({ status }) => status)).toEqual(['loggedIn', 'loggedIn']);
    expect(calls).toHaveLength(1);
  });

  it('is nobody after a 401, which does not count as a failure [L26]', async () => {
    const { session, answer } = createBench();
    const asked = session.ensure();
    answer(0, null);
    expect(await asked).toMatchObject({ status: 'anonymous', logOut: null });
  });

  it('is asked once more when another tab has renewed the session meanwhile [Z60, E03]', async () => {
    const { session, answer, calls, renewInAnotherTab } = createBench();
    const asked = session.ensure();
    renewInAnotherTab();
    answer(0, null);
    await expect.poll(() => calls).toHaveLength(2);
    answer(1, maja);
    expect(await asked).toMatchObject({ status: 'loggedIn' });
  });

  it('is not known while the code for customers cannot be loaded [Z24]', async () => {
    const { session, answer } = createBench({ hasCode: false });
    const asked = session.fetchUser();
    answer(0, maja);
    await expect(asked).rejects.toThrow('Failed to fetch');
    expect(session.store.get().status).toBe('unknown');
  });

  it('is logged out before anything shows after too long without an action [B06]', async () => {
    const { session, answer, calls } = createBench({ lastAction: 0 });
    const statuses: string[] = [];
    session.store.subscribe(() => statuses.push(session.store.get().status));
    const asked = session.ensure();
    answer(0, maja);
    expect(await asked).toMatchObject({ status: 'anonymous', logOut: { reason: 'inactivity' } });
    expect(statuses).not.toContain('loggedIn');
    expect(calls.at(-1)).toMatch(/\/Logout$/u);
  });

  it('counts as active after a log-in, but not after a reload [B03, B06]', async () => {
    const visitor = createBench({ lastAction: 0 });
    const asked = visitor.session.fetchUser();
    visitor.answer(0, null);
    await asked;
    expect(visitor.notes()).toBe(0);
    await visitor.logIn(maja);
    expect([visitor.session.store.get().status, visitor.notes()]).toEqual(['loggedIn', 1]);
    const reloaded = createBench();
    const met = reloaded.session.ensure();
    reloaded.answer(0, maja);
    expect(await met).toMatchObject({ status: 'loggedIn' });
    expect(reloaded.notes()).toBe(0);
  });

  it('is nobody when the answer comes after the log-out [L25]', async () => {
    const { session, answer } = createBench();
    const asked = session.fetchUser();
    session.logOut('chosen');
    answer(0, maja);
    expect(await asked).toMatchObject({ status: 'anonymous' });
    expect(session.store.get().scope.owner).toBeNull();
  });

  it('is decided by the newest request, not by the newest answer [L15]', async () => {
    const { session, answer } = createBench();
    const before = session.ensure();
    const after = session.fetchUser();
    answer(1, elsa);
    expect(await after).toMatchObject({ status: 'loggedIn', user: elsa });
    answer(0, null);
    await before;
    expect(session.store.get()).toMatchObject({ user: elsa });
  });
});

describe('an older request that is refused', () => {
  it('does not end the log-in that is under way [L15]', async () => {
    const { session, answer } = createBench();
    const before = session.ensure();
    const after = session.fetchUser();
    answer(0, null);
    await before;
    answer(1, elsa);
    expect(await after).toMatchObject({ status: 'loggedIn', user: elsa });
  });
});

describe('refetching the user for a page', () => {
  it('brings the user up to date, and keeps the old one when no answer comes [P11]', async () => {
    const { session, answer, fail, logIn } = createBench();
    await logIn(maja);
    const failing = session.refreshUser();
    fail(1);
    await failing;
    expect(session.store.get()).toMatchObject({ user: maja });
    const renewing = session.refreshUser();
    answer(2, { ...maja, balance: 120_000 });
    await renewing;
    expect(session.store.get()).toMatchObject({ user: { balance: 120_000 } });
  });

  it('is not a change of the customer [Z02]', async () => {
    const { session, answer, logIn } = createBench();
    const scope = await logIn(maja);
    const renewing = session.refreshUser();
    answer(1, { ...maja, balance: 120_000 });
    await renewing;
    const asked = session.fetchUser();
    answer(2, maja);
    await asked;
    expect(session.store.get().scope).toBe(scope);
    expect(scope.signal.aborted).toBe(false);
  });

  it('changes nothing after the log-out [L25]', async () => {
    const { session, answer, calls, logIn } = createBench();
    await logIn(maja);
    const late = session.refreshUser();
    session.logOut('chosen');
    answer(1, maja);
    await late;
    expect(session.store.get()).toMatchObject({ status: 'anonymous' });
    expect(calls.filter((call) => call.endsWith('/GetUser'))).toHaveLength(2);
  });

  it('drops everything of the customer when it is another one now [Z12, L25]', async () => {
    const { session, answer, logIn } = createBench();
    const scope = await logIn(maja);
    const renewing = session.refreshUser();
    answer(1, elsa);
    await renewing;
    expect(session.store.get().status).toBe('anonymous');
    expect(scope.signal.aborted).toBe(true);
    answer(2, elsa);
    await expect.poll(() => session.store.get().scope.owner).toBe('elsa');
  });
});

describe('the user for a page that has just been entered', () => {
  it('is the one that let the customer in, once, and is then asked for [Z26]', async () => {
    const { session, answer, calls, logIn } = createBench();
    await logIn(maja);
    expect(await session.userForPage()).toMatchObject({ outcome: 'ok', value: maja });
    expect(calls).toHaveLength(1);
    const asked = session.userForPage();
    answer(1, { ...maja, balance: 120_000 });
    expect(await asked).toMatchObject({ outcome: 'ok', value: { balance: 120_000 } });
  });

  it('is asked for on another page [Z26]', async () => {
    const { session, answer, logIn, enterAnotherPage } = createBench();
    await logIn(maja);
    enterAnotherPage();
    const asked = session.userForPage();
    answer(1, { ...maja, balance: 120_000 });
    expect(await asked).toMatchObject({ value: { balance: 120_000 } });
  });

  it('is asked for when a newer answer has come [Z26]', async () => {
    const { session, answer, logIn, calls } = createBench();
    await logIn(maja);
    const renewing = session.refreshUser();
    answer(1, { ...maja, balance: 120_000 });
    await renewing;
    const asked = session.userForPage();
    answer(2, { ...maja, balance: 110_000 });
    expect(await asked).toMatchObject({ value: { balance: 110_000 } });
    expect(calls).toHaveLength(3);
  });

  it('is that of the next customer, not of one who has left [Z12]', async () => {
    const { session, logIn } = createBench();
    await logIn(maja);
    session.followOtherTab('chosen');
    await logIn(elsa);
    expect(await session.userForPage()).toMatchObject({ value: elsa });
  });
});

describe('a log-out', () => {
  it('is waited for also by what opens in the moment it begins [Z19]', async () => {
    const { session, logIn, logOuts } = createBench();
    const held = createHeldAnswer();
    logOuts.push(held.response);
    await logIn(maja);
    let isAnswered = false;
    session.store.subscribe(() => {
      void session.logOutAnswered().then(() => {
        isAnswered = true;
      });
    });
    session.logOut('chosen');
    await nextTask();
    expect(isAnswered).toBe(false);
    held.send(new Response(null, { status: 204 }));
    await expect.poll(() => isAnswered).toBe(true);
  });

  it('of this tab is decided by its own call while that is under way [L25, Z12]', async () => {
    const { session, logIn } = createBench();
    await logIn(maja);
    session.logOut('chosen');
    session.learnOutcome('failed');
    expect(logOutOf(session.store.get())?.outcome).toBe('pending');
    await session.logOutAnswered();
    expect(logOutOf(session.store.get())?.outcome).toBe('loggedOut');
  });

  it('that has failed here is over when another tab has finished it [L25, Z12]', async () => {
    const { session, logIn, logOuts } = createBench();
    await logIn(maja);
    logOuts.push(Promise.reject(new TypeError('Failed to fetch')));
    session.logOut('chosen');
    await session.logOutAnswered();
    expect(logOutOf(session.store.get())?.outcome).toBe('failed');
    session.learnOutcome('loggedOut');
    expect(logOutOf(session.store.get())?.outcome).toBe('loggedOut');
  });

  it('is not ended by the late answer to an earlier one [Z12]', async () => {
    const { session, logIn, logOuts } = createBench();
    const [first, second] = [createHeldAnswer(), createHeldAnswer()];
    logOuts.push(first.response, second.response);
    await logIn(maja);
    session.logOut('chosen');
    const answered = session.logOutAnswered();
    await logIn(elsa);
    session.logOut('chosen');
    first.send(new Response(null, { status: 500 }));
    await answered;
    expect(logOutOf(session.store.get())?.outcome).toBe('pending');
  });

  it('in another tab ends a visit whose customer is being asked for [Z12]', async () => {
    const { session, answer } = createBench();
    const first = session.ensure();
    answer(0, null);
    await first;
    const asked = session.fetchUser();
    session.followOtherTab('chosen');
    answer(1, maja);
    await asked;
    expect(session.store.get()).toMatchObject({ status: 'anonymous', logOut: { by: 'otherTab' } });
  });
});
