// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';

import { answered, createBrowser } from '../../testing/aBrowser.ts';

const unreached = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

/** A browser in which a log-out of two tabs has not reached the server, which answers from now on. */
async function withFailedLogOut(reason: 'chosen' | 'inactivity' = 'chosen') {
  const { browser, openTab } = createBrowser();
  const [tab, other] = [await openTab(), await openTab()];
  browser.logOut = unreached;
  tab.session.logOut(reason);
  await tab.session.logOutAnswered();
  expect([tab.last()?.outcome, other.last()?.outcome]).toEqual(['failed', 'failed']);
  browser.calls.length = 0;
  browser.told.length = 0;
  browser.logOut = () => {
    browser.owner = null;
    return answered();
  };
  return { browser, openTab, tab, other };
}

function fillStorage(): void {
  for (let size = 2 ** 22; size >= 1; size /= 2) {
    try {
      localStorage.setItem(`full ${String(size)}`, 'x'.repeat(size));
    } catch {
      // Half as much may fit.
    }
  }
}

describe('a log-out that the server has not answered', () => {
  it.each(['chosen', 'inactivity'] as const)(
    'is finished by the next tab that opens, which shows no customer and gives the reason %s [B06, L25]',
    async (reason) => {
      const { browser, openTab, tab, other } = await withFailedLogOut(reason);
      const opened = await openTab();
      expect(opened.last()).toMatchObject({ reason, by: 'thisTab' });
      expect(browser.told).not.toContainEqual({ customer: 'Maja' });
      await opened.session.logOutAnswered();
      expect(browser.calls).toEqual(['GetUser', 'Logout']);
      expect([tab.last()?.outcome, other.last()?.outcome]).toEqual(['loggedOut', 'loggedOut']);
      browser.owner = 'Maja';
      expect((await openTab()).status()).toBe('loggedIn');
    },
  );

  it('leaves a login alone that has been ordered since, and shows no customer meanwhile [L15, L25]', async () => {
    const { browser, openTab, tab, other } = await withFailedLogOut();
    tab.session.orderLogin();
    const opened = await openTab();
    expect([opened.status(), opened.last()]).toEqual(['anonymous', null]);
    expect(other.session.isLogOutGivenUp()).toBe(true);
    expect(browser.calls).toEqual(['GetUser']);
  });

  it('is given up once more before a login is finalized: its customer would be logged out [L15, Z12]', async () => {
    const { browser, tab, other } = await withFailedLogOut();
    let isGivenUp = false;
    browser.logOut = ({ signal }) => {
      signal?.addEventListener('abort', () => {
        isGivenUp = true;
      });
      return new Promise(() => undefined);
    };
    tab.session.orderLogin();
    other.session.logOut('chosen');
    expect(isGivenUp).toBe(false);
    tab.session.beginLogin();
    expect(isGivenUp).toBe(true);
  });

  it('is due even if the tab is closed before the answer [B06, L25]', async () => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    browser.logOut = () => new Promise(() => undefined);
    tab.session.logOut('chosen');
    expect((await openTab()).status()).toBe('anonymous');
  });

  it('stays due until the server answers [L25]', async () => {
    const { browser, openTab, tab } = await withFailedLogOut();
    browser.logOut = unreached;
    const opened = await openTab();
    await opened.session.logOutAnswered();
    expect([opened.status(), opened.last()?.outcome]).toEqual(['anonymous', 'failed']);
    expect(browser.told.slice(1)).toEqual([{ logOutOutcome: 'failed' }]);
    expect(tab.session.isLogOutDue()).toBe(true);
    browser.logOut = answered;
    tab.session.logOut('chosen');
    await tab.session.logOutAnswered();
    expect(tab.session.isLogOutDue()).toBe(false);
  });

  it('is tried again by each document that is told that nobody is logged in [L25, Z12]', async () => {
    const { browser, openTab, tab } = await withFailedLogOut();
    const { logOut } = browser;
    browser.owner = null;
    browser.logOut = unreached;
    await openTab();
    expect(tab.session.isLogOutDue()).toBe(true);
    browser.logOut = logOut;
    await openTab();
    await expect.poll(() => tab.session.isLogOutDue()).toBe(false);
    expect(browser.calls).toEqual(['GetUser', 'Logout', 'GetUser', 'Logout']);
  });

  it('stays due where the browser had no room left before it [L25, Z12]', async () => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    browser.logOut = unreached;
    tab.lastAction.note();
    fillStorage();
    tab.session.logOut('chosen');
    await tab.session.logOutAnswered();
    expect(localStorage.getItem('logOutDue')).toBe('chosen');
  });

  it('ends in all tabs with the next login, and that customer stays logged in [L15, Z12]', async () => {
    const { browser, openTab, tab, other } = await withFailedLogOut();
    browser.owner = 'Elsa';
    await other.session.fetchUser();
    await expect.poll(() => tab.status()).toBe('loggedIn');
    expect(tab.session.isLogOutDue()).toBe(false);
    expect((await openTab()).status()).toBe('loggedIn');
    expect(browser.calls).not.toContain('Logout');
  });

  it.each([
    ['made no session: nobody is shown, and the server is asked to log out', 'first', 'anonymous'],
    ['made a session: that customer is shown', 'second', 'loggedIn'],
  ] as const)('is followed by a login that %s [Z59, L25]', async (_what, mark, status) => {
    const { browser, tab } = await withFailedLogOut();
    tab.session.orderLogin();
    tab.session.beginLogin();
    browser.mark = mark;
    expect((await tab.session.fetchUser()).status).toBe(status);
    expect(browser.calls.includes('Logout')).toBe(status === 'anonymous');
    expect(tab.session.isLogOutDue()).toBe(false);
  });

  it('ends with the next login, even if the code of the pages cannot be loaded yet [Z24]', async () => {
    const { tab } = await withFailedLogOut();
    void tab.session.fetchUser();
    expect(tab.session.isLogOutDue()).toBe(false);
  });
});

describe('a customer who was inactive too long', () => {
  async function comeBackLate() {
    const { browser, openTab } = createBrowser();
    const tab = await openTab({ isAsking: true });
    tab.lastAction.note();
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 15 * 60_000);
    return { browser, openTab, tab };
  }

  it('is logged out also if GetUser was refused once while they were active [B06]', async () => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    tab.lastAction.note();
    browser.owner = null;
    expect((await openTab()).status()).toBe('anonymous');
    browser.owner = 'Maja';
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 15 * 60_000);
    expect((await openTab()).last()).toMatchObject({ reason: 'inactivity', by: 'thisTab' });
  });

  it('is logged out even if GetUser is refused [B06]', async () => {
    const { browser, tab } = await comeBackLate();
    browser.owner = null;
    expect((await tab.session.ensure()).status).toBe('anonymous');
    await expect.poll(() => browser.calls).toEqual(['GetUser', 'Logout']);
  });

  it.each(['answered', 'refused'])(
    'is logged out by the next document, after one that had ordered a login and whose GetUser was %s [B06, L15]',
    async (answer) => {
      const { browser, openTab, tab } = await comeBackLate();
      tab.session.orderLogin();
      if (answer === 'refused') browser.owner = null;
      expect((await tab.session.ensure()).status).toBe('anonymous');
      expect(browser.calls).toEqual(['GetUser']);
      browser.owner = 'Maja';
      expect((await openTab()).last()).toMatchObject({ reason: 'inactivity', by: 'thisTab' });
    },
  );
});
