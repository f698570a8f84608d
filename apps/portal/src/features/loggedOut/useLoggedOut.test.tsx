// @vitest-environment jsdom
import { systemClock } from '@mina-sidor/api-client';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, it } from 'vitest';

import { ServicesProvider } from '../../customer/services.ts';
import { answered, createBrowser } from '../../testing/aBrowser.ts';
import { createStoppedClock } from '../../testing/pages/stoppedClock.ts';
import { createHeldAnswer } from '../../testing/heldAnswer.ts';
import { loggedOutLoader } from './loader.ts';
import { type LoggedOut, useLoggedOut } from './useLoggedOut.ts';

let root: Root | undefined;
afterEach(() => root?.unmount());

const maja = createBrowser().browser.user;
type Tab = Awaited<ReturnType<ReturnType<typeof createBrowser>['openTab']>>;

function Page({ onShown }: { readonly onShown: (page: LoggedOut) => void }) {
  const page = useLoggedOut();
  useEffect(() => onShown(page));
  return (
    <main>
      <h1 tabIndex={-1}>Du är utloggad</h1>
      {page.outcome === 'loggedOut' ? null : (
        <button onClick={page.tryAgain} type="button">
          Försök igen
        </button>
      )}
    </main>
  );
}

/** A customer who has opened the logged-out page; the server does not answer yet, or cannot be reached. */
async function open(
  logOut: () => Promise<Response>,
  {
    isAsking = false,
    user = maja,
    clock = systemClock,
    begin = (_tab: Tab): void => undefined,
  } = {},
) {
  const { browser, openTab } = createBrowser();
  browser.logOut = logOut;
  browser.user = user;
  const tab = await openTab({ isAsking, clock });
  begin(tab);
  let page: LoggedOut | undefined;
  const router = createMemoryRouter(
    [
      {
        path: '/loggaut',
        loader: () => loggedOutLoader(tab),
        element: (
          <Page
            onShown={(shown) => {
              page = shown;
            }}
          />
        ),
      },
    ],
    { initialEntries: ['/loggaut'] },
  );
  root = createRoot(document.body);
  root.render(
    <ServicesProvider application={tab}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  await expect.poll(() => page).toBeDefined();
  return { browser, page: () => page, tab };
}

const unreachable = () => Promise.reject(new TypeError('no network'));
const logOutCalls = (calls: readonly string[]) => calls.filter((call) => call === 'Logout').length;

it('a log-out that has failed is repeated when the network comes back [R05]', async () => {
  const { browser, page } = await open(unreachable);
  await expect.poll(() => page()?.outcome).toBe('failed');
  browser.logOut = answered;
  dispatchEvent(new Event('online'));
  await expect.poll(() => page()?.outcome).toBe('loggedOut');
  expect(logOutCalls(browser.calls)).toBe(2);
});

it.each([
  ['is finished here', 'chosen', 'failed'],
  ['is left alone once somebody has logged in', null, 'pending'],
])(
  'a log-out of another tab, which is closed before it has an answer, %s [R05, Z12]',
  async (_what, due, outcome) => {
    const clock = createStoppedClock();
    const { page, tab } = await open(unreachable, {
      clock,
      begin: ({ session }) => session.followOtherTab('chosen'),
    });
    if (due !== null) localStorage.setItem('logOutDue', due);
    clock.pass(60_000);
    expect(tab.last()?.outcome).toBe('pending');
    clock.pass(10_000);
    expect(tab.last()?.outcome).toBe(outcome);
    await expect.poll(() => page()?.outcome).toBe(outcome);
  },
);

it('a log-out that has failed is not repeated by itself while another tab orders a login, which it would end [L25]', async () => {
  const { browser, page, tab } = await open(unreachable);
  await expect.poll(() => page()?.outcome).toBe('failed');
  browser.logOut = answered;
  tab.session.giveUpLogOut();
  dispatchEvent(new Event('online'));
  expect(logOutCalls(browser.calls)).toBe(1);
  page()?.tryAgain();
  await expect.poll(() => page()?.outcome).toBe('loggedOut');
});

it('a customer who comes back after another tab has finished it, and tries again, sees that it is being tried [R05, Z37]', async () => {
  const logOut = { reason: 'chosen', by: 'thisTab', outcome: 'failed' };
  history.replaceState({ logOut }, '', '/loggaut');
  const nobody = () => Promise.resolve(new Response(null, { status: 500 }));
  const { browser, page } = await open(unreachable, { isAsking: true, user: nobody });
  await expect.poll(() => page()?.outcome).toBe('failed');
  const held = createHeldAnswer();
  browser.user = () => held.response;
  page()?.tryAgain();
  await expect.poll(() => page()?.outcome).toBe('tryingAgain');
  browser.user = nobody;
  held.send(new Response(null, { status: 500 }));
  await expect.poll(() => page()?.outcome).toBe('failed');
});

it.each([
  ['the network comes back', () => dispatchEvent(new Event('online'))],
  ['the customer tries again', () => document.querySelector('button')?.click()],
])(
  'a log-out that another tab has finished meanwhile is not repeated when %s [Z12]',
  async (_when, act) => {
    const { browser, page } = await open(unreachable);
    await expect.poll(() => page()?.outcome).toBe('failed');
    localStorage.clear();
    document.querySelector('button')?.focus();
    act();
    await expect.poll(() => page()?.outcome).toBe('loggedOut');
    expect(logOutCalls(browser.calls)).toBe(1);
    // The button has gone with its warning.
    await expect.poll(() => document.activeElement).toBe(document.querySelector('h1'));
  },
);

it('moves focus to the heading when a retry has taken the warning away with its button [R05, Z54]', async () => {
  const { browser, page } = await open(unreachable);
  await expect.poll(() => page()?.outcome).toBe('failed');
  browser.logOut = answered;
  const button = document.querySelector('button');
  button?.focus();
  button?.click();
  await expect.poll(() => page()?.outcome).toBe('loggedOut');
  await expect.poll(() => document.activeElement).toBe(document.querySelector('h1'));
});
