import { createPortalClient, systemClock } from '@mina-sidor/api-client';
import { describe, expect, it, vi } from 'vitest';

import { keepTabsOnOneCustomer, type TabChannel } from './oneCustomer.ts';
import { createServices } from './services.ts';
import { aConfig } from './testing/aConfig.ts';

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

type Listener = Parameters<TabChannel['addEventListener']>[1];

/** A browser: its session, its tabs, and what they ask. */
function createBrowser() {
  const browser = {
    mark: 'first' as string | null,
    owner: 'Maja' as string | null,
    calls: [] as string[],
    unread: () => Promise.resolve(Response.json(2)),
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
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  const openTab = async () => {
    const services = createServices({
      client: createPortalClient({ baseUrl: '', fetch, readCookie: () => null }),
      clock: systemClock,
      config: aConfig,
      environment: 'production',
      deviceKind: 'desktop',
      documentKind: 'page',
      sessionMark: () => browser.mark,
    });
    const goneTo = vi.fn();
    services.onForcedLogOut.set(goneTo);
    let own: Listener | null = null;
    const channel: TabChannel = {
      postMessage: (data) => {
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
    await services.session.ensure();
    const askUnread = (kind: 'query' | 'change' = 'query') =>
      services.ask(() => services.client.getNumberOfUnreadConversations(), { kind });
    return { ...services, goneTo, askUnread, status: () => services.session.store.get().status };
  };
  return { browser, openTab };
}

describe('a call that is refused', () => {
  it('logs out at once in the session that it was sent in [E04]', async () => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    browser.unread = () => Promise.resolve(refused());
    await tab.askUnread();
    expect(tab.goneTo).toHaveBeenCalledExactlyOnceWith('sessionEnded');
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
    return { tab, result, gone: tab.goneTo.mock.calls.flat() };
  };

  it('is made again in the newer session of the same customer [E04]', async () => {
    const { result, gone } = await late('query', 'Maja');
    expect(result).toMatchObject({ outcome: 'ok', value: 7 });
    expect(gone).toEqual([]);
  });

  it('is left alone there when it would change something [E04, Q22]', async () => {
    const { result, gone } = await late('change', 'Maja');
    expect(result.outcome).toBe('expired');
    expect(gone).toEqual([]);
  });

  it('shows the other customer where somebody else has logged in [E04, L25]', async () => {
    const { tab, result, gone } = await late('query', 'Elsa');
    expect(result.outcome).toBe('expired');
    expect(gone).toEqual([]);
    expect(tab.session.store.get()).toMatchObject({ user: { fullName: 'Elsa' } });
  });

  it('logs out after all where nobody has [E04]', async () => {
    expect((await late('query', null)).gone).toEqual(['sessionEnded']);
  });
});

describe('a log-out', () => {
  it('takes the customer out of all tabs at once, and tells the server once [Z12]', async () => {
    const { browser, openTab } = createBrowser();
    const [tab, other] = [await openTab(), await openTab()];
    const loggedOut = tab.logOut();
    expect([tab.status(), other.status()]).toEqual(['anonymous', 'anonymous']);
    expect(tab.goneTo).not.toHaveBeenCalled();
    expect(other.goneTo).toHaveBeenCalledExactlyOnceWith('otherTab');
    expect([await loggedOut, await other.logOut()]).toEqual(['loggedOut', 'loggedOut']);
    expect(browser.calls.filter((call) => call === 'Logout')).toHaveLength(1);
  });

  it.each(['inactivity', 'sessionEnded'] as const)(
    'for %s is one of all tabs [Z12, B03]',
    async (reason) => {
      const { openTab } = createBrowser();
      const [tab, other] = [await openTab(), await openTab()];
      tab.leave(reason);
      other.leave(reason);
      expect(tab.goneTo).toHaveBeenCalledExactlyOnceWith(reason);
      expect(other.goneTo).toHaveBeenCalledExactlyOnceWith('otherTab');
    },
  );

  it('of the next customer in the same tab is told the server again [R05, Z12]', async () => {
    const { browser, openTab } = createBrowser();
    const [tab, other] = [await openTab(), await openTab()];
    await tab.logOut();
    await other.session.fetchUser();
    await other.logOut();
    expect(browser.calls.filter((call) => call === 'Logout')).toHaveLength(2);
  });

  it('forgets when somebody last did something, and a log-in counts anew [B03, B06]', async () => {
    const { openTab } = createBrowser();
    const tab = await openTab();
    expect(tab.lastAction.read()).toBeNull();
    await tab.session.fetchUser();
    expect(tab.lastAction.read()).not.toBeNull();
    await tab.logOut();
    expect(tab.lastAction.read()).toBeNull();
  });
});
