// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';

import type { KnownPayment } from '../domain/storedPayment.rules.ts';
import { takeRememberedPath } from './rememberedPath.ts';
import { createBrowser, refused } from '../testing/aBrowser.ts';
import { loginGate, openGate, protectedGate, rootGate } from './gates.ts';
import type { RefusedPage } from '../customer/refusedPage.ts';
import { createStore } from '../platform/store.ts';
import { sampleNow } from '../testing/sampleNow.ts';

const failed = () => Promise.resolve(new Response(null, { status: 404 }));
const silent = () => new Promise<Response>(() => undefined);
const systems = (online: Record<string, boolean>) => () =>
  Promise.resolve(
    Response.json(Object.entries(online).map(([system, is]) => ({ system, online: is }))),
  );

const wanted = '/dokument?sortera=datum#kravbrev';

const checkout = '/krav/betala/0a1b?paymentId=0a1b';

interface Left extends Partial<KnownPayment> {
  readonly address?: string;
}

type Browser = ReturnType<typeof createBrowser>['browser'];

/** Stores a payment that has been begun. */
function keepPayment(facts: Partial<KnownPayment> = {}) {
  const part = { referenceNumber: '47110023918', charge: 435_000 };
  const payment = { owner: 'maja', kind: 'case', parts: [part], isCompleted: false };
  const known = { '0a1b': { ...payment, since: sampleNow(), ...facts } };
  localStorage.setItem('payments', JSON.stringify(known));
}

/** Opens the documents page and returns where the visitor ends up. */
async function open(change: (browser: Browser) => void = () => undefined) {
  const { browser, openTab } = createBrowser();
  change(browser);
  const tab = await openTab({ isAsking: true });
  const refusals = createStore<RefusedPage | null>(null);
  const enter = () => protectedGate(tab, 'documents', wanted, refusals);
  return { browser, tab, refusals, enter };
}

describe('a page behind the login', () => {
  it('opens for a customer who may see it [C01]', async () => {
    const { enter } = await open();
    expect(await enter()).toBeNull();
  });

  it('leads a visitor to the login, and back to the same section afterwards [R15, R17, Z46]', async () => {
    const { enter } = await open((browser) => (browser.owner = null));
    expect(await enter()).toBe('/loggain');
    expect(takeRememberedPath()).toBe(wanted);
  });

  it.each([
    ['has been begun', {}, 'begun'],
    ['has been begun, on whatever page', { address: '/krav' }, 'begun'],
    ['has been approved', { isCompleted: true }, 'completed'],
    ['was left by a log-out or by another customer', { parts: [], isLeft: true }, null],
    [
      'has been opened again since a log-out',
      { parts: [], isLeft: true, isReopened: true },
      'begun',
    ],
    [
      'has been approved and which a gateway calls missing',
      { isCompleted: true, parts: [] },
      'completed',
    ],
    ['was cancelled', { isCancelled: true }, null],
  ])(
    'tells who comes back after the session has ended not to pay again what %s [Z64]',
    async (_what, { address = checkout, ...facts }: Left, unconfirmed) => {
      keepPayment(facts);
      const { browser, openTab } = createBrowser();
      browser.owner = null;
      const tab = await openTab({ isAsking: true });
      const entered = await protectedGate(
        tab,
        address === checkout ? 'checkout' : 'claims',
        address,
        createStore<RefusedPage | null>(null),
      );
      if (unconfirmed === null) expect([entered, tab.last()]).toEqual(['/loggain', null]);
      else expect(tab.last()).toMatchObject({ reason: 'sessionEnded', unconfirmed });
      expect(takeRememberedPath()).toBe('/krav');
      // Another tab may have logged somebody in.
      expect(browser.calls).not.toContain('Logout');
    },
  );

  it('leads to the overview, which can say why, if the customer may not see it [T03]', async () => {
    const { enter, refusals } = await open((browser) => {
      browser.siteState = systems({ documents: false });
    });
    expect(await enter()).toBe('/oversikt');
    expect(refusals.get()).toEqual({ page: 'documents' });
  });

  it('waits for the VIP answer when it decides who sees the page [T05]', async () => {
    const { enter, browser } = await open((each) => (each.vip = silent));
    vi.useFakeTimers();
    let isOpen = false;
    void enter().then(() => (isOpen = true));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(browser.calls).toContain('GetVipAccess');
    expect(isOpen).toBe(false);
  });

  it('opens after two seconds when the systems are known and the server does not answer [T02]', async () => {
    const { enter, browser } = await open((each) => {
      each.siteState = systems({ documents: true, payments: true });
    });
    await enter();
    browser.siteState = silent;
    vi.useFakeTimers();
    const entered = enter();
    let isOpen = false;
    void entered.then(() => (isOpen = true));
    await vi.advanceTimersByTimeAsync(1999);
    expect(isOpen).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await entered).toBeNull();
  });

  it('shows an error while the state of the systems is unknown [T02, E05]', async () => {
    const { enter } = await open((browser) => (browser.siteState = failed));
    await expect(enter()).rejects.toMatchObject({
      lacks: 'siteState',
      failure: { outcome: 'http', status: 404 },
    });
  });

  it('shows an error while it is unknown who the customer is [L26, E05]', async () => {
    const { enter } = await open((browser) => (browser.user = failed));
    await expect(enter()).rejects.toMatchObject({
      lacks: 'customer',
      failure: { outcome: 'http', status: 404 },
    });
  });

  it('gives way to the logged-out page if the session has ended by the time it opens [E04]', async () => {
    const { enter, tab } = await open((browser) => {
      browser.siteState = () => Promise.resolve(refused());
    });
    expect(await enter()).toBeNull();
    expect(tab.last()).toMatchObject({ reason: 'sessionEnded' });
  });
});

it.each([
  ['start', rootGate],
  ['login', loginGate],
])(
  'says at the %s too that a payment was under way when the session ended [Z64]',
  async (_where, gate) => {
    keepPayment();
    const { tab } = await open((browser) => (browser.owner = null));
    await gate(tab);
    expect(tab.last()).toMatchObject({ reason: 'sessionEnded', unconfirmed: 'begun' });
  },
);

it('leads a customer from the start and from the login to the remembered page, once [R01, R04, R17]', async () => {
  const { tab, enter, browser } = await open((each) => (each.owner = null));
  expect(await rootGate(tab)).toBe('/loggain');
  expect(await loginGate(tab)).toBeNull();
  await enter();
  browser.owner = 'Maja';
  await tab.session.fetchUser();
  expect(await loginGate(tab)).toBe(wanted);
  expect(await rootGate(tab)).toBe('/oversikt');
});

it('opens a page for everybody to visitors and customers [R11]', async () => {
  for (const owner of [null, 'Maja']) {
    const { tab } = await open((browser) => (browser.owner = owner));
    expect(await openGate(tab)).toBeNull();
  }
});
