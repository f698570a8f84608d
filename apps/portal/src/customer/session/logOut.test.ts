import { createPortalClient, systemClock } from '@mina-sidor/api-client';
import { describe, expect, it, vi } from 'vitest';

import { keepTabsOnOneCustomer, type TabChannel } from './oneCustomer.ts';
import { createServices } from '../createServices.ts';
import { accessNow } from '../services.ts';
import { isToldServer, keepsWayBack } from './logOut.rules.ts';
import { aConfig } from '../../testing/aConfig.ts';

const user = (fullName: string) => ({
  fullName,
  matrixCustomerType: 'matrixCustomer',
  damageCustomerType: 'Customer',
  balance: '0',
  unInsuredVehicles: 0,
  increasingDebtAmount: null,
  paymentPlanWillBeClosed: false,
  userKey: fullName,
});
const refused = () => new Response(null, { status: 401 });
const answered = () => Promise.resolve(new Response(null, { status: 204 }));

type Listener = Parameters<TabChannel['addEventListener']>[1];

/** A browser: its session, its tabs, and what they ask. */
function createBrowser() {
  const browser = {
    mark: 'first' as string | null,
    owner: 'Maja' as string | null,
    calls: [] as string[],
    /** What tabs have told each other. */
    told: [] as unknown[],
    unread: () => Promise.resolve(Response.json(2)),
    logOut: answered,
    systems: [] as { system: string; online: boolean }[],
  };
  const listeners: Listener[] = [];
  const fetch = (url: string): Promise<Response> => {
    browser.calls.push(url.split('/').at(-1) ?? '');
    if (url.endsWith('/GetUser')) {
      return Promise.resolve(
        browser.owner === null ? refused() : Response.json(user(browser.owner)),
      );
    }
    if (url.endsWith('/GetNumberOfUnreadConversations')) return browser.unread();
    if (url.endsWith('/GetSiteCurrentState'))
      return Promise.resolve(Response.json(browser.systems));
    if (url.endsWith('/GetVipAccess')) return Promise.resolve(Response.json(true));
    return url.endsWith('/Logout') ? browser.logOut() : answered();
  };
  /** Opens a tab; `isAsking` is one that has not asked yet who the customer is. */
  const openTab = async ({ isAsking = false } = {}) => {
    const services = createServices({
      client: createPortalClient({ baseUrl: '', fetch, readCookie: () => null }),
      clock: systemClock,
      config: aConfig,
      environment: 'production',
      deviceKind: 'desktop',
      documentKind: 'page',
      sessionMark: () => browser.mark,
    });
    let own: Listener | null = null;
    const channel: TabChannel = {
      postMessage: (data) => {
        browser.told.push(data);
        for (const hear of listeners) {
          if (hear !== own) hear({ data });
        }
      },
      addEventListener: (_type, hear) => {
        own = hear;
        listeners.push(hear);
      },
    };
    keepTabsOnOneCustomer(services, channel);
    if (!isAsking) await services.session.ensure();
    const askUnread = (kind: 'query' | 'change' = 'query') =>
      services.ask(() => services.client.getNumberOfUnreadConversations(), { kind });
    return {
      ...services,
      askUnread,
      status: () => services.session.store.get().status,
      last: () => services.logOut.store.get(),
    };
  };
  return { browser, openTab };
}

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

  /** The answer to a call comes when another session has taken the place of the one it was sent in. */
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
    await vi.waitFor(() => {
      expect(tab.status()).toBe(owner === null ? 'anonymous' : 'loggedIn');
    });
    return { tab, result };
  };

  it('is made again in the newer session of the same customer [E04]', async () => {
    const { tab, result } = await late('query', 'Maja');
    expect(result).toMatchObject({ outcome: 'ok', value: 7 });
    expect(tab.last()).toBeNull();
  });

  it.each([
    ['payment', 'payment'],
    ['order', 'order'],
    [undefined, undefined],
  ] as const)('is known as what was pressed for: %s [E04, Q22]', async (wish, refusedWish) => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    browser.unread = () => Promise.resolve(refused());
    await tab.ask(() => tab.client.getNumberOfUnreadConversations(), {
      kind: 'change',
      isRetried: false,
      ...(wish === undefined ? {} : { wish }),
    });
    expect(tab.last()?.refused).toBe(refusedWish);
    // It stays so while the log-out is tried again, and is forgotten with the next log-in.
    browser.logOut = () => Promise.reject(new TypeError('Failed to fetch'));
    tab.logOut.end('sessionEnded');
    expect(tab.last()?.refused).toBe(refusedWish);
    await tab.session.fetchUser();
    expect(tab.last()).toBeNull();
  });

  it('is left alone there when it would change something [E04, Q22]', async () => {
    const { tab, result } = await late('change', 'Maja');
    expect(result.outcome).toBe('expired');
    expect(tab.last()).toBeNull();
  });

  it('shows the other customer where somebody else has logged in [E04, L25]', async () => {
    const { tab, result } = await late('query', 'Elsa');
    expect(result.outcome).toBe('expired');
    expect(tab.last()).toBeNull();
    expect(tab.session.store.get()).toMatchObject({ user: { fullName: 'Elsa' } });
  });

  it.each([
    ['tells of it', true],
    ['has nobody to tell without a network', false],
  ])('covers the page where its repetition is cut, and %s [E04, E06]', async (_what, onLine) => {
    vi.stubGlobal('navigator', { onLine });
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    browser.unread = () => {
      browser.mark = 'second';
      browser.unread = () => Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve(refused());
    };
    expect((await tab.askUnread()).outcome).toBe('network');
    expect(tab.globalError.get()).toEqual({ kind: 'connection' });
    expect(browser.calls.includes('LogError')).toBe(onLine);
    vi.unstubAllGlobals();
  });

  it('logs out after all where nobody has [E04]', async () => {
    expect((await late('query', null)).tab.last()).toMatchObject({ reason: 'sessionEnded' });
  });
});

describe('a customer who takes another’s place in the tab', () => {
  it('is known with what VIP access opens to her, before any page can lead her off [Z12, T04]', async () => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    const seen: unknown[] = [];
    tab.session.store.subscribe(() => {
      if (tab.status() === 'loggedIn') seen.push(accessNow(tab)?.routes.documents);
    });
    browser.owner = 'Elsa';
    browser.systems = [{ system: 'insurance', online: true }];
    await tab.session.refreshUser();
    await vi.waitFor(() => {
      expect(tab.session.store.get()).toMatchObject({ user: { fullName: 'Elsa' } });
    });
    expect(seen).toEqual([true]);
  });

  it('is told of once to the other tabs, of which one that opens has to ask by itself [Z12, L26]', async () => {
    const { browser, openTab } = createBrowser();
    const opening = await openTab({ isAsking: true });
    const tab = await openTab();
    await tab.session.refreshUser();
    expect(browser.told).toEqual([{ customer: 'Maja' }]);
    expect(opening.status()).toBe('unknown');
  });

  it('finds nothing that belonged to the one before [Z12, L25]', async () => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    const epoch = tab.customerEpoch();
    tab.queryCache.set('claims', { data: 'Majas' });
    tab.globalError.set({ kind: 'connection' });
    const asNew = tab.clientState.get();
    tab.clientState.set({ ...asNew });
    browser.owner = 'Elsa';
    await tab.session.refreshUser();
    expect(tab.status()).toBe('anonymous');
    expect(tab.customerEpoch()).toBe(epoch + 1);
    expect([tab.queryCache.size, tab.globalError.get()]).toEqual([0, null]);
    expect(tab.clientState.get()).toBe(asNew);
  });

  it('is not shown when the customer has logged out meanwhile [L25]', async () => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    browser.owner = 'Elsa';
    tab.changeCustomer();
    tab.logOut.end('chosen');
    await tab.logOut.answered();
    await vi.waitFor(() => expect(browser.calls).toContain('GetSiteCurrentState'));
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
    tab.logOut.end('chosen');
    tab.logOut.end('chosen');
    expect([tab.status(), other.status()]).toEqual(['anonymous', 'anonymous']);
    await tab.logOut.answered();
    other.logOut.end('chosen');
    expect(tab.last()).toEqual({ reason: 'chosen', by: 'thisTab', outcome: 'loggedOut' });
    expect(other.last()).toEqual({ reason: 'chosen', by: 'otherTab', outcome: 'loggedOut' });
    expect(browser.calls.filter((call) => call === 'Logout')).toHaveLength(1);
  });

  it.each(['inactivity', 'sessionEnded'] as const)(
    'for %s is one of all tabs, which all say so [Z12, B03]',
    async (reason) => {
      const { openTab } = createBrowser();
      const [tab, other] = [await openTab(), await openTab()];
      tab.logOut.end(reason);
      expect(tab.last()).toMatchObject({ reason, by: 'thisTab' });
      expect(other.last()).toMatchObject({ reason, by: 'otherTab' });
    },
  );

  it('comes before anything shows of who has done nothing for too long [B06]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { browser, openTab } = createBrowser();
    const tab = await openTab({ isAsking: true });
    tab.lastAction.note();
    vi.setSystemTime(Date.now() + 15 * 60_000);
    expect((await tab.session.ensure()).status).toBe('timedOut');
    expect(tab.status()).toBe('anonymous');
    expect(tab.last()).toMatchObject({ reason: 'inactivity', by: 'thisTab' });
    expect(browser.calls).toContain('Logout');
    vi.useRealTimers();
  });

  it('that does not reach the server is told in all tabs, and can be tried again [L25, Z12]', async () => {
    const { browser, openTab } = createBrowser();
    const [tab, other] = [await openTab(), await openTab()];
    browser.logOut = () => Promise.reject(new TypeError('Failed to fetch'));
    tab.logOut.end('inactivity');
    await tab.logOut.answered();
    expect([tab.last()?.outcome, other.last()?.outcome]).toEqual(['failed', 'failed']);
    browser.logOut = answered;
    tab.logOut.end('inactivity');
    expect(tab.last()).toEqual({ reason: 'inactivity', by: 'thisTab', outcome: 'tryingAgain' });
    await tab.logOut.answered();
    expect([tab.last()?.outcome, other.last()?.outcome]).toEqual(['loggedOut', 'loggedOut']);
  });

  it('that failed is not taken back by who then opens the portal in another tab [L25]', async () => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    browser.logOut = () => Promise.reject(new TypeError('Failed to fetch'));
    tab.logOut.end('chosen');
    await tab.logOut.answered();
    expect((await openTab()).status()).toBe('loggedIn');
    await vi.waitFor(() => expect(browser.calls.at(-1)).toBe('GetUser'));
    expect([tab.status(), tab.last()?.outcome]).toEqual(['anonymous', 'failed']);
  });

  it('whose answer comes late says nothing to who has logged in since [Z12]', async () => {
    const { browser, openTab } = createBrowser();
    const [tab, other] = [await openTab(), await openTab()];
    let answer: (response: Response) => void = () => undefined;
    browser.logOut = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    tab.logOut.end('chosen');
    await other.session.fetchUser();
    await vi.waitFor(() => expect(tab.status()).toBe('loggedIn'));
    answer(await answered());
    await tab.logOut.answered();
    expect([tab.last(), other.last()]).toEqual([null, null]);
    expect([tab.status(), other.status()]).toEqual(['loggedIn', 'loggedIn']);
  });

  it('of the next customer in the same tab is told the server again [R05, Z12]', async () => {
    const { browser, openTab } = createBrowser();
    const [tab, other] = [await openTab(), await openTab()];
    tab.logOut.end('chosen');
    await other.session.fetchUser();
    other.logOut.end('chosen');
    expect(browser.calls.filter((call) => call === 'Logout')).toHaveLength(2);
  });

  it('forgets when somebody last did something, and a log-in counts anew [B03, B06]', async () => {
    const { openTab } = createBrowser();
    const tab = await openTab();
    expect(tab.lastAction.read()).toBeNull();
    await tab.session.fetchUser();
    expect(tab.lastAction.read()).not.toBeNull();
    tab.logOut.end('chosen');
    expect(tab.lastAction.read()).toBeNull();
  });

  it.each([
    ['chosen', 'thisTab', 'pending', false, false],
    ['chosen', 'thisTab', 'failed', false, false],
    ['chosen', 'thisTab', 'loggedOut', true, false],
    ['chosen', 'otherTab', 'pending', true, true],
    ['inactivity', 'otherTab', 'failed', true, true],
    ['inactivity', 'thisTab', 'pending', false, true],
    ['sessionEnded', 'thisTab', 'tryingAgain', false, true],
  ] as const)(
    'that was %s by %s and is %s: the server knows %s, the next log-in leads back %s [E04, Z12]',
    (reason, by, outcome, isTold, leadsBack) => {
      const logOut = { reason, by, outcome };
      expect([isToldServer(logOut), keepsWayBack(logOut)]).toEqual([isTold, leadsBack]);
    },
  );
});
