import { createPortalClient, systemClock } from '@mina-sidor/api-client';

import { pageNeeds } from '../allFeatures.ts';
import { createApplication } from '../customer/createApplication.ts';
import type { RefusedAction } from '../customer/session/logOut.rules.ts';
import { keepTabsOnOneCustomer, type TabChannel } from '../customer/session/oneCustomer.ts';
import { logOutOf } from '../customer/session/sessionControl.ts';
import { createErrorLog } from '../platform/errors/errorLog.ts';
import { aConfig } from './aConfig.ts';
import { sampleNow } from './sampleNow.ts';
import { aUser } from './StoryFrame.tsx';

const userOf = (fullName: string) =>
  Response.json({ ...aUser({ fullName, userKey: fullName }), balance: '0' });
export const refused = () => new Response(null, { status: 401 });
export const answered = () => Promise.resolve(new Response(null, { status: 204 }));

type Listener = Parameters<TabChannel['addEventListener']>[1];

/** A browser with its session, its tabs and their calls. */
export function createBrowser() {
  const browser = {
    mark: 'first' as string | null,
    owner: 'Maja' as string | null,
    calls: [] as string[],
    /** The messages between tabs. */
    told: [] as unknown[],
    user: () => Promise.resolve(browser.owner === null ? refused() : userOf(browser.owner)),
    unread: () => Promise.resolve(Response.json(2)),
    logOut: (_init: RequestInit): Promise<Response> => answered(),
    alive: (_init: RequestInit): Promise<Response> => answered(),
    refresh: (_init: RequestInit): Promise<Response> => answered(),
    finalization: () => {
      browser.mark = 'of the login';
      return answered();
    },
    vip: () => Promise.resolve(Response.json(true)),
    siteState: () => Promise.resolve(Response.json([])),
    loginStatus: { status: 'complete', loginTicket: 'a' } as Readonly<Record<string, string>>,
  };
  const listeners: Listener[] = [];
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    browser.calls.push(url.split('/').at(-1) ?? '');
    if (url.endsWith('/GetUser')) {
      return browser.user();
    }
    if (url.endsWith('/GetNumberOfUnreadConversations')) return browser.unread();
    if (url.endsWith('/GetSiteCurrentState')) return browser.siteState();
    if (url.endsWith('/GetVipAccess')) return browser.vip();
    if (url.includes('/BankIdLogin/')) return Promise.resolve(Response.json(browser.loginStatus));
    if (url.endsWith('/FinalizeLogin')) return browser.finalization();
    if (url.endsWith('/SendBrowserAlive')) return browser.alive(init);
    if (url.endsWith('/Refresh')) return browser.refresh(init);
    return url.endsWith('/Logout') ? browser.logOut(init) : answered();
  };
  /** Opens a tab. With `isAsking`, it has not yet asked who the customer is. */
  const openTab = async ({ isAsking = false, clock = systemClock } = {}) => {
    const client = createPortalClient({ baseUrl: '', fetch, readCookie: () => null });
    const application = createApplication({
      client,
      clock,
      now: sampleNow,
      config: aConfig,
      environment: 'production',
      needs: pageNeeds,
      deviceKind: 'desktop',
      documentKind: 'page',
      errorLog: createErrorLog((body) => client.logError({ body })),
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
    keepTabsOnOneCustomer(application.session, channel);
    const { session } = application;
    if (!isAsking) await session.ensure();
    const scope = () => session.store.get().scope;
    const customerScope = () => {
      const current = session.store.get();
      if (current.status !== 'loggedIn') throw new Error('Nobody is logged in');
      return current.scope;
    };
    return {
      ...application,
      scope,
      customerScope,
      askUnread: (kind: 'query' | 'change' = 'query', action?: RefusedAction) =>
        scope().ask(() => client.getNumberOfUnreadConversations(), {
          kind,
          ...(action === undefined ? {} : { action }),
        }),
      status: () => session.store.get().status,
      last: () => logOutOf(session.store.get()),
      /** Gets a message from a tab that the test does not open. */
      hear: (data: unknown) => own?.({ data }),
    };
  };
  return { browser, openTab };
}
