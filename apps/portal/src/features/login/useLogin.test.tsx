// @vitest-environment jsdom
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';

import { ServicesProvider } from '../../customer/services.ts';
import { createBrowser } from '../../testing/aBrowser.ts';
import { createHeldAnswer } from '../../testing/heldAnswer.ts';
import { aUser } from '../../testing/StoryFrame.tsx';
import { type LoginControl, useLogin } from './useLogin.ts';

let root: Root | undefined;
afterEach(() => root?.unmount());

function Page({ onShown }: { readonly onShown: (login: LoginControl) => void }) {
  const login = useLogin();
  useEffect(() => onShown(login));
  return null;
}

/** A visitor on the page of the login. */
async function open({ browser, openTab } = createBrowser()) {
  browser.owner = null;
  const tab = await openTab();
  let shown: LoginControl | undefined;
  root = createRoot(document.body);
  root.render(
    <ServicesProvider application={tab}>
      <Page
        onShown={(login) => {
          shown = login;
        }}
      />
    </ServicesProvider>,
  );
  await expect.poll(() => shown).toBeDefined();
  return { browser, tab, login: () => shown };
}

it('a customer who has logged in is known to the portal [L15]', async () => {
  const { browser, tab, login } = await open();
  browser.owner = 'Maja';
  login()?.startDummy('198704129843');
  await expect.poll(() => tab.status()).toBe('loggedIn');
});

it.each([
  ['nobody is logged in', () => Promise.resolve(new Response(null, { status: 401 })), 'unknown'],
  ['the server fails', () => Promise.resolve(new Response(null, { status: 500 })), 'unknown'],
  ['too many ask', () => Promise.resolve(new Response(null, { status: 429 })), 'tooMany'],
  ['there is no network', () => Promise.reject(new TypeError('no network')), 'network'],
] as const)('a login after which %s can be begun anew [L15, E20]', async (_what, user, error) => {
  const { browser, login } = await open();
  browser.user = user;
  login()?.startDummy('198704129843');
  await expect.poll(() => login()?.state).toEqual({ step: 'failed', error });
  expect(browser.calls).toContain('FinalizeLogin');
});

it.each([500, 401])(
  'a login whose GetUser is answered with %i ends the session, and only then says that it has failed [Z59]',
  async (status) => {
    const { browser, login } = await open();
    const logOut = createHeldAnswer();
    browser.user = () => Promise.resolve(new Response(null, { status }));
    browser.logOut = () => logOut.response;
    login()?.startDummy('198704129843');
    await expect.poll(() => browser.calls.at(-1)).toBe('Logout');
    expect(login()?.state).toEqual({ step: 'loggedIn' });
    expect(localStorage.getItem('logOutDue')).toBe('chosen');
    logOut.send(new Response(null, { status: 204 }));
    await expect.poll(() => login()?.state).toEqual({ step: 'failed', error: 'unknown' });
    expect(localStorage.getItem('logOutDue')).toBeNull();
  },
);

it('a login whose last call is slow leaves the session that another tab has made of it [L15, Z12, Z59]', async () => {
  const { openTab, ...rest } = createBrowser();
  const other = await openTab();
  const { browser, tab, login } = await open({ openTab, ...rest });
  browser.finalization = () => new Promise(() => undefined);
  login()?.startDummy('198704129843');
  await expect.poll(() => login()?.state.step).toBe('finalizing');
  browser.owner = 'Elsa';
  await other.session.fetchUser();
  await expect.poll(() => tab.status()).toBe('loggedIn');
  // As the route does.
  root?.unmount();
  expect(browser.calls).not.toContain('Logout');
  expect(localStorage.getItem('logOutDue')).toBeNull();
});

it('a login gives up a log-out that is under way, whose late answer would delete the cookie of its order [L15, R05]', async () => {
  const { browser, tab, login } = await open();
  const isGivenUp: (boolean | undefined)[] = [];
  const slow = createHeldAnswer();
  browser.logOut = ({ signal }) => {
    signal?.addEventListener('abort', () =>
      isGivenUp.push(browser.calls.includes('StartDummyLogin')),
    );
    return slow.response;
  };
  tab.session.logOut('chosen');
  browser.owner = 'Maja';
  login()?.startDummy('198704129843');
  // Before the order is made.
  await expect.poll(() => isGivenUp).toEqual([false]);
  expect(tab.session.isLogOutDue()).toBe(true);
  await expect.poll(() => tab.status()).toBe('loggedIn');
  expect(localStorage.getItem('logOutDue')).toBeNull();
});

it('a session that could not be ended is ended by the next document, before it shows anything [Z59]', async () => {
  const visit = createBrowser();
  const { browser, login } = await open(visit);
  browser.user = () => Promise.resolve(new Response(null, { status: 500 }));
  browser.logOut = () => Promise.reject(new TypeError('no network'));
  login()?.startDummy('198704129843');
  await expect.poll(() => login()?.state).toEqual({ step: 'failed', error: 'unknown' });
  browser.user = () => Promise.resolve(Response.json({ ...aUser({}), balance: '0' }));
  browser.calls.length = 0;
  const next = await visit.openTab();
  expect([next.status(), browser.calls]).toEqual(['anonymous', ['GetUser', 'Logout']]);
});

it('a login that the visitor leaves while it makes a session leaves none behind [Z59]', async () => {
  const { browser, login } = await open();
  browser.finalization = () => new Promise(() => undefined);
  login()?.startDummy('198704129843');
  await expect.poll(() => login()?.state.step).toBe('finalizing');
  root?.unmount();
  await expect.poll(() => browser.calls.at(-1)).toBe('Logout');
});

it('a login that may have been finalized without an answer leaves no session behind [Z59]', async () => {
  const { browser, login } = await open();
  browser.finalization = () => Promise.resolve(new Response(null, { status: 500 }));
  login()?.startDummy('198704129843');
  await expect.poll(() => login()?.state).toEqual({ step: 'failed', error: 'unknown' });
  await expect.poll(() => browser.calls.at(-1)).toBe('Logout');
});

it('a customer who comes back from the app goes on with the same login', async () => {
  sessionStorage.setItem('loginInApp', 'autostart');
  const visit = createBrowser();
  visit.browser.loginStatus = { status: 'pending', hintCode: 'userSign', autostartToken: 'a' };
  const { browser, login } = await open(visit);
  await expect
    .poll(() => login()?.state)
    .toMatchObject({ step: 'signing', mode: 'autostart', hintCode: 'userSign' });
  expect(browser.calls).not.toContain('StartLogin');
});
