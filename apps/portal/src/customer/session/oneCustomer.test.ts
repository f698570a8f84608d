// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { createBrowser } from '../../testing/aBrowser.ts';

const failing = () => Promise.reject(new TypeError('Failed to fetch'));
const timesAsked = (calls: readonly string[]) => calls.filter((call) => call === 'GetUser').length;

describe('a log-in in another tab', () => {
  it('brings the new customer into this one [Z12]', async () => {
    const { browser, openTab } = createBrowser();
    const [tab, other] = [await openTab(), await openTab()];
    browser.owner = 'Elsa';
    await other.session.fetchUser();
    expect(tab.status()).toBe('anonymous');
    await expect.poll(() => tab.scope().owner).toBe('Elsa');
  });

  it('while this one asks whose the session is keeps an order from being made for the new customer [Z12, Z58]', async () => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    browser.mark = 'renewed';
    const { user } = browser;
    browser.user = () => {
      const answer = user();
      Object.assign(browser, { mark: 'anothers', owner: 'Elsa', user });
      return answer;
    };
    expect(await tab.askUnread('change', 'extractOrder')).toMatchObject({ outcome: 'aborted' });
    expect(browser.calls).not.toContain('GetNumberOfUnreadConversations');
    await expect.poll(() => tab.scope().owner).toBe('Elsa');
  });

  it('of the same customer leaves this one alone [Z12]', async () => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    const { signal } = tab.scope();
    const asked = timesAsked(browser.calls);
    await openTab();
    expect([tab.status(), signal.aborted]).toEqual(['loggedIn', false]);
    expect(timesAsked(browser.calls)).toBe(asked + 1);
  });

  it('is told once, however often the customer is fetched again [Z12]', async () => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    await tab.session.refreshUser();
    await tab.session.refreshUser();
    expect(browser.told).toEqual([{ customer: 'Maja' }]);
  });

  it('changes nothing in a tab that is still asking who the customer is [L26]', async () => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab({ isAsking: true });
    await openTab();
    expect([tab.status(), timesAsked(browser.calls)]).toEqual(['unknown', 1]);
  });

  it('does not bring the customer back whose log-out has not reached the server [L25, Z12]', async () => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    browser.logOut = failing;
    tab.session.logOut('chosen');
    await tab.session.logOutAnswered();
    const asked = timesAsked(browser.calls);
    tab.hear({ customer: 'Maja' });
    expect([tab.status(), tab.last()?.outcome]).toEqual(['anonymous', 'failed']);
    expect(timesAsked(browser.calls)).toBe(asked);
  });

  it('brings in the customer who has logged in since a log-out failed [Z12]', async () => {
    const { browser, openTab } = createBrowser();
    const [tab, other] = [await openTab(), await openTab()];
    browser.logOut = failing;
    tab.session.logOut('chosen');
    await tab.session.logOutAnswered();
    browser.owner = 'Elsa';
    await other.session.fetchUser();
    await expect.poll(() => tab.scope().owner).toBe('Elsa');
  });
});

it('a login gives up the log-out of another tab, whose late answer would delete the cookie of its order [L15, Z12]', async () => {
  const { browser, openTab } = createBrowser();
  const [tab, other] = [await openTab(), await openTab()];
  let signal: AbortSignal | null | undefined;
  browser.logOut = (init) => {
    signal = init.signal;
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  };
  tab.session.logOut('chosen');
  await expect.poll(() => browser.calls).toContain('Logout');
  other.session.orderLogin();
  expect(signal?.aborted).toBe(true);
  browser.owner = 'Elsa';
  await other.session.fetchUser();
  await expect.poll(() => tab.scope().owner).toBe('Elsa');
});

describe('a log-out', () => {
  it('is told by the tab that makes it, and by no other [Z12]', async () => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    await openTab();
    browser.told.length = 0;
    tab.session.logOut('inactivity');
    await tab.session.logOutAnswered();
    expect(browser.told).toEqual([
      { isLoggedOut: true, reason: 'inactivity' },
      { logOutOutcome: 'loggedOut' },
    ]);
  });

  it('without a reason comes from an older release, in which customers chose it [Z12]', async () => {
    const { openTab } = createBrowser();
    const tab = await openTab();
    tab.hear({ isLoggedOut: true });
    expect(tab.last()).toEqual({ reason: 'chosen', by: 'otherTab', outcome: 'pending' });
  });
});

it('a message of a newer release changes nothing, and breaks nothing [Z12]', async () => {
  const { openTab } = createBrowser();
  const tab = await openTab();
  expect(() => tab.hear({ isAway: true })).not.toThrow();
  expect(tab.status()).toBe('loggedIn');
});
