// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';

import { createBrowser, refused } from '../../testing/aBrowser.ts';

describe('a call that is refused', () => {
  it('logs out at once in the session that it was sent in [E04]', async () => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    browser.unread = () => Promise.resolve(refused());
    await tab.askUnread();
    expect(tab.last()).toMatchObject({ reason: 'sessionEnded', by: 'thisTab' });
    expect(tab.status()).toBe('anonymous');
    expect(browser.calls.filter((call) => call === 'GetUser')).toHaveLength(1);
  });

  /** The answer comes when another session has replaced the session of the call. */
  const late = async (kind: 'query' | 'change', owner: string | null) => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    browser.unread = () => {
      browser.mark = 'second';
      browser.owner = owner;
      browser.unread = () => Promise.resolve(Response.json(7));
      return Promise.resolve(refused());
    };
    const result = await tab.askUnread(kind);
    await expect.poll(() => tab.status()).toBe(owner === null ? 'anonymous' : 'loggedIn');
    return { tab, result };
  };

  it('is repeated in the newer session of the same customer [E04]', async () => {
    const { tab, result } = await late('query', 'Maja');
    expect(result).toMatchObject({ outcome: 'ok', value: 7 });
    expect(tab.last()).toBeNull();
  });

  it('ends no session that a log-in in another tab is opening [L25, Z59]', async () => {
    const { browser, openTab } = createBrowser();
    const [tab, other] = [await openTab(), await openTab()];
    other.session.beginLogin();
    // The browser does not have the new cookie yet.
    browser.owner = null;
    browser.unread = () => Promise.resolve(refused());
    await tab.askUnread();
    await expect.poll(() => tab.last()).toMatchObject({ reason: 'sessionEnded', by: 'otherTab' });
    browser.owner = 'Elsa';
    await other.session.fetchUser();
    await expect.poll(() => tab.status()).toBe('loggedIn');
    expect(tab.session.store.get()).toMatchObject({ user: { fullName: 'Elsa' } });
    expect(browser.calls).not.toContain('Logout');
  });

  it.each([
    ['payment', 'payment'],
    ['extractOrder', 'extractOrder'],
    [undefined, undefined],
  ] as const)('names what the customer asked for: %s [E04, Q22]', async (action, refusedAction) => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    browser.unread = () => Promise.resolve(refused());
    await tab.askUnread('change', action);
    expect(tab.last()?.refused).toBe(refusedAction);
    // It stays while the log-out is tried again; the next log-in forgets it.
    browser.logOut = () => Promise.reject(new TypeError('Failed to fetch'));
    tab.session.logOut('sessionEnded');
    expect(tab.last()?.refused).toBe(refusedAction);
    await tab.session.fetchUser();
    expect(tab.last()).toBeNull();
  });

  it.each([false, true])(
    'names it, and the payment under way, also if a login was begun in another tab: %s [E04, Q22, Z64]',
    async (isBegunElsewhere) => {
      const { browser, openTab } = createBrowser();
      const [tab, other] = [await openTab(), await openTab()];
      const request = { kind: 'case', referenceNumber: '1', charge: 10_000 } as const;
      tab.customerScope().payments.begin('p1', request);
      if (isBegunElsewhere) other.session.beginLogin();
      browser.owner = null;
      browser.unread = () => Promise.resolve(refused());
      await tab.askUnread('change', 'payment');
      await expect.poll(() => tab.last()?.reason).toBe('sessionEnded');
      expect(tab.last()).toMatchObject({ unconfirmed: 'begun', refused: 'payment' });
    },
  );

  it('is not repeated there when it would change something, but is an ordinary refusal [E04, Q22]', async () => {
    const { tab, result } = await late('change', 'Maja');
    expect(result.outcome).toBe('http');
    expect(tab.last()).toBeNull();
  });

  it('shows the other customer if somebody else has logged in [E04, L25]', async () => {
    const { tab, result } = await late('query', 'Elsa');
    expect(result.outcome).toBe('expired');
    expect(tab.last()).toBeNull();
    expect(tab.session.store.get()).toMatchObject({ user: { fullName: 'Elsa' } });
  });

  it.each([
    ['is reported', true],
    ['is not reported without a network', false],
  ])('covers the page when its repetition fails, and %s [E04, E06]', async (_what, onLine) => {
    vi.stubGlobal('navigator', { onLine });
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    browser.unread = () => {
      browser.mark = 'second';
      browser.unread = () => Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve(refused());
    };
    expect((await tab.askUnread()).outcome).toBe('network');
    expect(tab.scope().globalError.get()).toEqual({ kind: 'connection' });
    expect(browser.calls.includes('LogError')).toBe(onLine);
  });

  it('logs out when nobody has logged in since [E04]', async () => {
    expect((await late('query', null)).tab.last()).toMatchObject({ reason: 'sessionEnded' });
  });
});
