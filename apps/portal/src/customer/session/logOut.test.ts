// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';

import { answered, createBrowser } from '../../testing/aBrowser.ts';
import { accessNow } from '../accessNow.ts';
import { isServerInformed, remembersPath } from './logOut.rules.ts';

it('a customer who has logged in is not told that the session before has ended [Z12, Z64]', async () => {
  const tab = await createBrowser().openTab();
  tab.session.tellEnded({ unconfirmed: 'begun' });
  expect(tab.status()).toBe('loggedIn');
});

describe('a customer who replaces another in the tab', () => {
  it('gets VIP access before any page can redirect her [Z12, T04]', async () => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    const seen: unknown[] = [];
    tab.session.store.subscribe(() => {
      if (tab.status() === 'loggedIn') seen.push(accessNow(tab)?.routes.documents);
    });
    browser.owner = 'Elsa';
    browser.siteState = () =>
      Promise.resolve(Response.json([{ system: 'insurance', online: true }]));
    await tab.session.refreshUser();
    await expect.poll(() => tab.session.store.get()).toMatchObject({ user: { fullName: 'Elsa' } });
    expect(seen).toEqual([true]);
  });

  it('is announced once to the open tabs; a new tab asks the server itself [Z12, L26]', async () => {
    const { browser, openTab } = createBrowser();
    const opening = await openTab({ isAsking: true });
    const tab = await openTab();
    await tab.session.refreshUser();
    expect(browser.told).toEqual([{ customer: 'Maja' }]);
    expect(opening.status()).toBe('unknown');
  });

  it('leaves no tab waiting if her session has ended before the tab asks who she is [Z12, L25]', async () => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    browser.owner = null;
    tab.session.changeCustomer();
    const ended = { reason: 'sessionEnded', by: 'otherTab', outcome: 'loggedOut' };
    await expect.poll(() => tab.last()).toEqual(ended);
    expect([tab.status(), browser.calls.includes('Logout')]).toEqual(['anonymous', false]);
  });

  it('is not shown in a tab that wakes after her log-in and log-out [Z12, L25]', async () => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    browser.owner = 'Elsa';
    tab.session.changeCustomer();
    tab.session.followOtherTab('chosen');
    expect(tab.last()).toEqual({ reason: 'chosen', by: 'otherTab', outcome: 'pending' });
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(tab.status()).toBe('anonymous');
  });

  it('leaves a visitor alone when she logs out in another tab [Z12]', async () => {
    const { browser, openTab } = createBrowser();
    browser.owner = null;
    const tab = await openTab();
    tab.session.followOtherTab('chosen');
    expect([tab.status(), tab.last()]).toEqual(['anonymous', null]);
  });

  it('is not shown after a log-out that comes while her access is fetched [L25]', async () => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    let answer: (response: Response) => void = () => undefined;
    browser.siteState = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    browser.owner = 'Elsa';
    tab.session.changeCustomer();
    await expect.poll(() => browser.calls).toContain('GetSiteCurrentState');
    tab.session.logOut('chosen');
    answer(Response.json([]));
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(tab.status()).toBe('anonymous');
  });
});

describe('a log-out', () => {
  it('takes the customer out of all tabs at once, and tells the server once [R05, L25, Z12]', async () => {
    const { browser, openTab } = createBrowser();
    const [tab, other] = [await openTab(), await openTab()];
    tab.session.logOut('chosen');
    tab.session.logOut('chosen');
    expect([tab.status(), other.status()]).toEqual(['anonymous', 'anonymous']);
    await tab.session.logOutAnswered();
    other.session.logOut('chosen');
    expect(tab.last()).toEqual({ reason: 'chosen', by: 'thisTab', outcome: 'loggedOut' });
    expect(other.last()).toEqual({ reason: 'chosen', by: 'otherTab', outcome: 'loggedOut' });
    expect(browser.calls.filter((call) => call === 'Logout')).toHaveLength(1);
  });

  it.each(['inactivity', 'sessionEnded'] as const)(
    'for %s logs all tabs out, and all give the reason [Z12, B03]',
    async (reason) => {
      const { openTab } = createBrowser();
      const [tab, other] = [await openTab(), await openTab()];
      tab.session.logOut(reason);
      expect(tab.last()).toMatchObject({ reason, by: 'thisTab' });
      expect(other.last()).toMatchObject({ reason, by: 'otherTab' });
    },
  );

  it('comes before anything shows after too long inactivity [B06]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { browser, openTab } = createBrowser();
    const tab = await openTab({ isAsking: true });
    tab.lastAction.note();
    vi.setSystemTime(Date.now() + 15 * 60_000);
    expect((await tab.session.ensure()).status).toBe('anonymous');
    expect(tab.last()).toMatchObject({ reason: 'inactivity', by: 'thisTab' });
    expect(browser.calls).toContain('Logout');
  });

  it('after too long inactivity tells a document that was just opened of the payment under way [B06, Z64]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { openTab } = createBrowser();
    const before = await openTab();
    before
      .customerScope()
      .payments.begin('p1', { kind: 'case', referenceNumber: '1', charge: 10_000 });
    before.lastAction.note();
    vi.setSystemTime(Date.now() + 15 * 60_000);
    const tab = await openTab({ isAsking: true });
    await tab.session.ensure();
    expect(tab.last()).toMatchObject({ reason: 'inactivity', unconfirmed: 'begun' });
  });

  it('ends the renewal of the session in every tab, whose answer would bring its cookies back [L25, Z12]', async () => {
    const { browser, openTab } = createBrowser();
    const tabs = [await openTab(), await openTab()];
    const renewals: (AbortSignal | null | undefined)[] = [];
    browser.refresh = ({ signal }) => {
      renewals.push(signal);
      return new Promise(() => undefined);
    };
    for (const { client } of tabs) void client.refresh();
    expect(renewals.map((signal) => signal?.aborted)).toEqual([false, false]);
    tabs[0]?.session.logOut('chosen');
    expect(renewals.map((signal) => signal?.aborted)).toEqual([true, true]);
    // One that begins after it, because the log-out did not reach the server, ends with the next login.
    void tabs[0]?.client.refresh();
    tabs[0]?.session.beginLogin();
    expect(renewals[2]?.aborted).toBe(true);
  });

  it('that does not reach the server shows in all tabs, and can be tried again [L25, Z12]', async () => {
    const { browser, openTab } = createBrowser();
    const [tab, other] = [await openTab(), await openTab()];
    browser.logOut = () => Promise.reject(new TypeError('Failed to fetch'));
    tab.session.logOut('inactivity');
    await tab.session.logOutAnswered();
    expect([tab.last()?.outcome, other.last()?.outcome]).toEqual(['failed', 'failed']);
    browser.logOut = answered;
    tab.session.logOut('inactivity');
    expect(tab.last()).toEqual({ reason: 'inactivity', by: 'thisTab', outcome: 'tryingAgain' });
    await tab.session.logOutAnswered();
    expect([tab.last()?.outcome, other.last()?.outcome]).toEqual(['loggedOut', 'loggedOut']);
  });

  it.each([
    ['has succeeded when the server says twice that there is no session', 401, null, 'loggedOut'],
    ['has succeeded when the server refuses it and has no session', 400, null, 'loggedOut'],
    ['has failed when the call is refused and the session lives', 401, 'Maja', 'failed'],
    ['has failed when the server fails, whatever it says of the session', 500, null, 'failed'],
  ])('%s: %i [R05, L25]', async (_what, status, owner, outcome) => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    browser.owner = owner;
    browser.logOut = () => Promise.resolve(new Response(null, { status }));
    tab.session.logOut('chosen');
    await tab.session.logOutAnswered();
    expect(tab.last()).toMatchObject({ outcome });
    expect(tab.session.isLogOutDue()).toBe(outcome === 'failed');
  });

  it('has no effect on the next customer if its answer comes late [Z12]', async () => {
    const { browser, openTab } = createBrowser();
    const [tab, other] = [await openTab(), await openTab()];
    let answer: (response: Response) => void = () => undefined;
    browser.logOut = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    tab.session.logOut('chosen');
    await other.session.fetchUser();
    await expect.poll(() => tab.status()).toBe('loggedIn');
    answer(await answered());
    await tab.session.logOutAnswered();
    expect([tab.last(), other.last()]).toEqual([null, null]);
    expect([tab.status(), other.status()]).toEqual(['loggedIn', 'loggedIn']);
  });

  it('of the next customer in the same tab is sent to the server again [R05, Z12]', async () => {
    const { browser, openTab } = createBrowser();
    const [tab, other] = [await openTab(), await openTab()];
    tab.session.logOut('chosen');
    await other.session.fetchUser();
    other.session.logOut('chosen');
    expect(browser.calls.filter((call) => call === 'Logout')).toHaveLength(2);
  });

  it('forgets the last action, and the next log-in starts a new one [B03, B06]', async () => {
    const { openTab } = createBrowser();
    const tab = await openTab();
    expect(tab.lastAction.read()).toBeNull();
    await tab.session.fetchUser();
    expect(tab.lastAction.read()).not.toBeNull();
    tab.session.logOut('chosen');
    expect(tab.lastAction.read()).toBeNull();
  });

  it.each([
    ['chosen', 'thisTab', 'pending', false, false],
    ['chosen', 'thisTab', 'failed', false, false],
    ['chosen', 'thisTab', 'loggedOut', true, false],
    ['chosen', 'otherTab', 'pending', true, true],
    ['inactivity', 'otherTab', 'failed', false, true],
    ['inactivity', 'thisTab', 'pending', false, true],
    ['sessionEnded', 'thisTab', 'tryingAgain', false, true],
  ] as const)(
    'that was %s by %s and is %s: the server knows: %s, the next log-in returns to the page: %s [E04, Z12]',
    (reason, by, outcome, isTold, leadsBack) => {
      const logOut = { reason, by, outcome };
      expect([isServerInformed(logOut), remembersPath(logOut)]).toEqual([isTold, leadsBack]);
    },
  );
});
