// @vitest-environment jsdom
import { noFiles } from '@mina-sidor/ui';
import { describe, expect, it } from 'vitest';

import { createBrowser, refused } from '../testing/aBrowser.ts';
import { accessNow } from './accessNow.ts';
import type { CustomerScope } from './customerScope.ts';
import { viewOf } from './listSettings.ts';

const off = { 'service-unavailable': 'insurance' };
const file = new File(['x'], 'kvitto.pdf');

const payment = { paymentId: '0f', referenceNumber: '47110023918', charge: 35_000 };

/** Every part of a scope that a customer can see. A part that is added to the scope must be added here. */
const seen: { readonly [Part in keyof CustomerScope]: (scope: CustomerScope) => unknown } = {
  signal: ({ signal }) => signal.aborted,
  dispose: () => null,
  isNewestLogin: () => null,
  ask: () => null,
  liveEvents: () => null,
  owner: ({ owner }) => owner,
  vip: ({ vip }) => vip.get(),
  outdated: ({ outdated }) => [...outdated.store.get()],
  clientState: ({ clientState }) => clientState.get(),
  listSettings: ({ listSettings }) => listSettings.get(),
  drafts: ({ drafts }) => [...drafts.store.get()],
  contact: ({ contact }) => contact.get(),
  extractContact: ({ extractContact }) => extractContact.get(),
  extractOrder: ({ extractOrder }) => extractOrder.get(),
  compilationOrder: ({ compilationOrder }) => compilationOrder.get(),
  globalError: ({ globalError }) => globalError.get(),
  payments: ({ payments }) => payments.store.get(),
  isPaymentBeingCreated: ({ isPaymentBeingCreated }) => isPaymentBeingCreated.get(),
};
const all = (scope: CustomerScope) =>
  Object.fromEntries(Object.entries(seen).map(([part, read]) => [part, read(scope)]));

/** Leaves data of the customer in every store, as pages do that are still mounted. */
function use(scope: CustomerScope) {
  scope.vip.set(true);
  scope.outdated.mark(() => Promise.resolve(false));
  scope.clientState.set({ ...scope.clientState.get(), openConversations: ['Majas'] });
  scope.listSettings.set({ ...scope.listSettings.get(), tabKey: 'closed' });
  scope.drafts.change('newQuestion', { type: 'edited', fields: { message: 'Jag är Maja' } });
  scope.contact.set({ email: 'maja@example.se', phone: '0701740605' });
  scope.extractContact.set({ email: 'maja@example.se', phone: '' });
  scope.extractOrder.set({ step: 'ordered' });
  scope.compilationOrder.set({ ...scope.compilationOrder.get(), next: 'settle' });
  scope.globalError.set({ kind: 'connection' });
  void scope.payments.complete(payment);
  scope.isPaymentBeingCreated.set(true);
}

const ways = {
  'after a log-out': async (tab: Tab) => {
    tab.session.logOut('chosen');
    await tab.session.fetchUser();
  },
  'after the end of the session': async (tab: Tab) => {
    tab.session.logOut('sessionEnded');
    await tab.session.fetchUser();
  },
  'after a log-in in another tab': async (tab: Tab) => {
    tab.session.changeCustomer();
    await expect.poll(() => tab.customerScope().owner).toBe('Elsa');
  },
  'without a log-out': (tab: Tab) => tab.session.fetchUser(),
};
type Tab = Awaited<ReturnType<ReturnType<typeof createBrowser>['openTab']>>;

describe.each(Object.entries(ways))('a customer who logs in %s', (_way, logIn) => {
  const newcomer = async () => {
    const { browser, openTab } = createBrowser();
    browser.owner = 'Elsa';
    const tab = await openTab();
    return all(tab.customerScope());
  };

  it('sees nothing of the previous customer, whatever comes late [L25, Z02, Z12]', async () => {
    const { vip: _notAsked, ...fresh } = await newcomer();
    const { browser, openTab } = createBrowser();
    browser.vip = () => Promise.resolve(Response.json(false));
    const tab = await openTab();
    const majas = tab.customerScope();
    use(majas);
    browser.owner = 'Elsa';
    await logIn(tab);
    // Pages of the previous customer may still be running.
    use(majas);
    const { vip, ...others } = all(tab.customerScope());
    expect(others).toEqual(fresh);
    expect(vip).not.toBe(true);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/maja@|4711\d{7}/u);
    localStorage.setItem('callsAhead', 'getClaims');
    tab.session.logOut('chosen');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(
      /maja@|4711\d{7}|Claims/u,
    );
  });

  it.each([
    ['data', () => Response.json(7)],
    ['a refusal', refused],
    ['a system that is off', () => new Response(null, { status: 503, headers: off })],
    ['a fault', () => new Response(null, { status: 500 })],
    ['a broken answer', () => Response.json('Maja')],
  ])(
    'is not touched by a late answer to the previous customer: %s [L25, E04]',
    async (_what, answer) => {
      const { browser, openTab } = createBrowser();
      const tab = await openTab();
      let send: (response: Response) => void = () => undefined;
      browser.unread = () =>
        new Promise((resolve) => {
          send = resolve;
        });
      const asked = tab.askUnread();
      await expect.poll(() => browser.calls.at(-1)).toBe('GetNumberOfUnreadConversations');
      browser.unread = () => Promise.resolve(Response.json(0));
      browser.owner = 'Elsa';
      await logIn(tab);
      browser.mark = 'second';
      const before = [all(tab.customerScope()), tab.siteState.store.get(), accessNow(tab)];
      const callsBefore = browser.calls.length;

      send(answer());

      expect((await asked).outcome).toBe('aborted');
      expect([all(tab.customerScope()), tab.siteState.store.get(), accessNow(tab)]).toEqual(before);
      expect(tab.status()).toBe('loggedIn');
      expect(browser.calls).toHaveLength(callsBefore);
    },
  );

  it('gets no VIP access from a late answer about the previous customer [T04, L25]', async () => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    let send: (response: Response) => void = () => undefined;
    browser.vip = () =>
      new Promise((resolve) => {
        send = resolve;
      });
    browser.siteState = () => Promise.resolve(Response.json([]));
    const asked = tab.siteState.refresh(tab.customerScope());
    await expect.poll(() => browser.calls).toContain('GetVipAccess');
    browser.vip = () => Promise.resolve(Response.json(false));
    browser.owner = 'Elsa';
    await logIn(tab);
    send(Response.json(true));
    await asked;
    expect(tab.customerScope().vip.get()).not.toBe(true);
  });

  it('is not notified of a message that the previous customer was sending [L25, M08]', async () => {
    const { browser, openTab } = createBrowser();
    const tab = await openTab();
    const { drafts } = tab.customerScope();
    const told: string[] = [];
    drafts.endings.subscribe(({ key }) => told.push(key));
    drafts.change('newQuestion', { type: 'attached', files: { ...noFiles, chosen: [file] } });
    let stop: AbortSignal | undefined;
    const sent = drafts.send('newQuestion', (_, { signal }) => {
      stop = signal;
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ outcome: 'aborted', url: '' }));
      });
    });
    await expect.poll(() => stop).toBeDefined();
    browser.owner = 'Elsa';
    await logIn(tab);
    await sent;
    expect([stop?.aborted, told, [...tab.customerScope().drafts.store.get()]]).toEqual([
      true,
      [],
      [],
    ]);
  });
});

it('gives the same customer back what was written, and nothing else, after a log-out [Z02]', async () => {
  const { openTab } = createBrowser();
  const tab = await openTab();
  const fresh = all(tab.customerScope());
  use(tab.customerScope());
  tab.session.logOut('chosen');
  await tab.session.fetchUser();
  const { drafts, extractContact, compilationOrder, payments, ...others } = all(
    tab.customerScope(),
  );
  expect({ drafts, extractContact, compilationOrder, payments, ...others }).toEqual({
    ...fresh,
    drafts,
    extractContact,
    compilationOrder,
    payments,
  });
  // It may have been made, so it is looked for before another one is sent.
  expect(compilationOrder).toMatchObject({ next: 'settle', running: null });
  // The cases are deleted. The payment's id stays, because the server must still be told of it.
  expect(payments).toMatchObject({ '0f': { parts: [] } });
  expect(tab.customerScope().drafts.get('newQuestion').fields.message).toBe('Jag är Maja');
  expect(extractContact).toEqual({ email: 'maja@example.se', phone: '' });
  expect(drafts).toBeDefined();
});

it('leaves nothing of the payments in the browser after a log-out [L25, P08]', async () => {
  const tab = await createBrowser().openTab();
  await tab.customerScope().payments.complete(payment);
  expect(localStorage.getItem('payments')).toMatch(/4711/u);
  tab.session.logOut('chosen');
  expect(localStorage.getItem('payments')).toBeNull();
});

it('forgets the payments of an earlier document when a log-out is the first thing in this one [L25, Z19]', async () => {
  const earlier = await createBrowser().openTab();
  await earlier.customerScope().payments.complete(payment);
  const tab = await createBrowser().openTab({ isAsking: true });
  tab.session.logOut('chosen');
  expect(localStorage.getItem('payments')).toBeNull();
});

it('shows nothing of the customer who logs in elsewhere while the tab asks who is logged in [Z12]', async () => {
  const { browser, openTab } = createBrowser();
  const { user } = browser;
  const maja = await user();
  let send: (response: Response) => void = () => undefined;
  browser.user = () =>
    new Promise((resolve) => {
      send = resolve;
    });
  const tab = await openTab({ isAsking: true });
  const entered = tab.session.ensure();
  await expect.poll(() => browser.calls).toContain('GetUser');
  browser.user = user;
  browser.owner = 'Signe';
  browser.mark = 'second';
  send(maja);
  await entered;
  expect((await tab.askUnread()).outcome).toBe('aborted');
});

it('keeps the payments of the same customer over a reload [P08]', async () => {
  const earlier = await createBrowser().openTab();
  await earlier.customerScope().payments.complete(payment);
  const tab = await createBrowser().openTab();
  expect(tab.customerScope().payments.store.get()['0f']?.isCompleted).toBe(true);
});

it('keeps the payments of the next customer when a tab of the one before wakes and leaves [Z55, P08]', async () => {
  const asleep = await createBrowser().openTab();
  const { browser, openTab } = createBrowser();
  browser.owner = 'Elsa';
  const tab = await openTab({ isAsking: true });
  tab.session.beginLogin();
  await tab.session.fetchUser();
  tab.customerScope().payments.begin('0f', { kind: 'case', ...payment });
  asleep.session.changeCustomer();
  expect(localStorage.getItem('payments')).toContain(payment.referenceNumber);
});

it('forgets sorting and filters when the document begins with a log-out [Z13, L25]', async () => {
  const before = await createBrowser().openTab();
  use(before.customerScope());
  expect(sessionStorage.getItem('listSettings')).toContain('closed');
  const tab = await createBrowser().openTab({ isAsking: true });
  tab.session.logOut('chosen');
  expect(sessionStorage.getItem('listSettings')).toBeNull();
});

it('keeps sorting and filters over a reload [Z13]', async () => {
  use((await createBrowser().openTab()).customerScope());
  const { listSettings } = (await createBrowser().openTab()).customerScope();
  expect(listSettings.get().tabKey).toBe('closed');
});

it('forgets how to reach the customer when the document begins with a log-out, but not at a reload [Z85, L25]', async () => {
  use((await createBrowser().openTab()).customerScope());
  const reloaded = await createBrowser().openTab();
  expect(reloaded.customerScope().contact.get().phone).toBe('0701740605');
  const tab = await createBrowser().openTab({ isAsking: true });
  tab.session.logOut('chosen');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('0701740605');
});

it('asks before the tab is closed with files that have not been sent [Z15]', async () => {
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { drafts } = (await createBrowser().openTab()).customerScope();
  expect(isAsked()).toBe(false);
  drafts.change('newQuestion', { type: 'attached', files: { ...noFiles, chosen: [file] } });
  expect(isAsked()).toBe(true);
  dispatchEvent(new Event('pagehide'));
});

it('begins in Swedish, with the active cases and ten of them in view [T11]', async () => {
  const tab = await createBrowser().openTab();
  expect(tab.customerScope().clientState.get().language).toBe('sv');
  expect(tab.customerScope().listSettings.get().tabKey).toBe('active');
  expect(viewOf(tab.customerScope().listSettings.get(), 'active').inView).toBe(10);
});
