// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import { answered, createBrowser } from '../../testing/aBrowser.ts';
import { createHeldAnswer } from '../../testing/heldAnswer.ts';
import { sampleNow } from '../../testing/sampleNow.ts';
import { loggedOutLoader } from './loader.ts';

const hour = 60 * 60 * 1000;

it('goes on with the log-out of the entry after a reload, and keeps its reason [R05, E04]', async () => {
  localStorage.setItem('logOutDue', 'inactivity');
  const logOut = { reason: 'inactivity', by: 'thisTab', outcome: 'pending' };
  history.replaceState({ logOut }, '', '/loggaut');
  const tab = await createBrowser().openTab();
  await loggedOutLoader(tab);
  expect(tab.last()?.reason).toBe('inactivity');
});

it('goes on saying what was not done, and which payment must not be made again, when it repeats a log-out [E04, Q22, Z64]', async () => {
  localStorage.setItem('logOutDue', 'sessionEnded');
  const said = { reason: 'sessionEnded', refused: 'payment', unconfirmed: 'begun' };
  const logOut = { ...said, by: 'thisTab', outcome: 'pending' };
  history.replaceState({ logOut }, '', '/loggaut');
  const { browser, openTab } = createBrowser();
  const tab = await openTab({ isAsking: true });
  await loggedOutLoader(tab);
  expect(browser.calls).toContain('Logout');
  expect(tab.last()).toMatchObject(said);
});

it.each([
  // By a device whose clock is wrong; no answer has told the time yet.
  ['says which payment must not be made again, whatever its time', true, 0, 'begun'],
  [
    'of a known customer, says nothing of what Swish has long given up',
    false,
    sampleNow() - 2 * hour,
    undefined,
  ],
])('the address %s [R05, Z64]', async (_what, isAsking, since, unconfirmed) => {
  const parts = [{ referenceNumber: '47110023918', charge: 435_000 }];
  const payment = { owner: 'maja', kind: 'case', parts, isCompleted: false, since };
  const tab = await createBrowser().openTab({ isAsking });
  localStorage.setItem('payments', JSON.stringify({ '0a1b': payment }));
  await loggedOutLoader(tab);
  expect(tab.last()).toMatchObject({ reason: 'chosen', unconfirmed });
});

it.each(['failed', 'pending', 'tryingAgain'])(
  'a tab that comes back to its %s log-out leaves the session of a later login alone [L25, Z12]',
  async (outcome) => {
    const { browser, openTab } = createBrowser();
    const first = await openTab();
    browser.logOut = () => Promise.reject(new TypeError('Failed to fetch'));
    first.session.logOut('chosen');
    await first.session.logOutAnswered();
    browser.logOut = answered;
    browser.owner = 'Elsa';
    const second = await openTab({ isAsking: true });
    await second.session.fetchUser();
    browser.calls.length = 0;
    history.replaceState({ logOut: { reason: 'chosen', by: 'thisTab', outcome } }, '', '/loggaut');
    await loggedOutLoader(await openTab({ isAsking: true }));
    expect(browser.calls).not.toContain('Logout');
    expect(second.status()).toBe('loggedIn');
  },
);

it.each([
  ['pending', 'Maja'],
  ['tryingAgain', 'Maja'],
  ['failed', 'Maja'],
  // A single refusal may be a gateway's.
  ['failed', null],
])(
  'a log-out that is %s leaves a login in another tab alone, and tells that it has failed while %s has a session [L25, R05]',
  async (before, owner) => {
    const { browser, openTab } = createBrowser();
    const other = await openTab();
    browser.logOut = () => Promise.reject(new TypeError('Failed to fetch'));
    other.session.logOut('chosen');
    await other.session.logOutAnswered();
    other.session.orderLogin();
    browser.calls.length = 0;
    browser.owner = owner;
    const logOut = { reason: 'chosen', by: 'thisTab', outcome: before };
    history.replaceState({ logOut }, '', '/loggaut');
    const entered = await loggedOutLoader(await openTab({ isAsking: true }));
    expect(entered).toMatchObject({ last: { outcome: 'failed' } });
    expect(browser.calls).not.toContain('Logout');
  },
);

it('says no more that the server could not be reached once another tab has finished the log-out [R05, Z12]', async () => {
  const { browser, openTab } = createBrowser();
  browser.owner = null;
  const logOut = { reason: 'chosen', by: 'thisTab', outcome: 'failed' };
  history.replaceState({ logOut }, '', '/loggaut');
  const entered = await loggedOutLoader(await openTab({ isAsking: true }));
  expect(entered).toMatchObject({ last: { reason: 'chosen', outcome: 'loggedOut' } });
  expect(browser.calls).not.toContain('Logout');
});

it('repeats a failed log-out after a reload where the browser keeps nothing [L25, Z61]', async () => {
  const { browser, openTab } = createBrowser();
  const logOut = { reason: 'chosen', by: 'thisTab', outcome: 'failed' };
  history.replaceState({ logOut }, '', '/loggaut');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  await loggedOutLoader(await openTab({ isAsking: true }));
  expect(browser.calls).toContain('Logout');
});

/** The logged-out page in a document of this kind, before the server has answered. */
async function open(documentKind: 'page' | 'checkout') {
  const { browser, openTab } = createBrowser();
  const held = createHeldAnswer();
  browser.logOut = () => held.response;
  const tab = await openTab();
  const loading = loggedOutLoader({ ...tab, documentKind });
  return { browser, held, loading };
}

it('does not wait for a slow server [R05]', async () => {
  const { held, loading } = await open('page');
  expect(await loading).toMatchObject({ last: { outcome: 'pending' } });
  held.send(new Response(null, { status: 204 }));
});

it('waits for the server where the next page is another document, which would abort the call [Z19]', async () => {
  const { browser, held, loading } = await open('checkout');
  let isLoaded = false;
  void loading.then(() => {
    isLoaded = true;
  });
  await expect.poll(() => browser.calls).toContain('Logout');
  expect(isLoaded).toBe(false);
  held.send(new Response(null, { status: 204 }));
  await loading;
});
