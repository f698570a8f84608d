// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router';
import { expect, it } from 'vitest';

import { takeRememberedPath } from './rememberedPath.ts';
import { createBrowser } from '../testing/aBrowser.ts';
import { showLoggedOutPage } from './showLoggedOutPage.ts';

const never = () => new Promise<never>(() => undefined);

/** A customer at this address, on the page with this id. */
async function at(address: string, id: string, endedBefore = false) {
  const { browser, openTab } = createBrowser();
  const tab = await openTab();
  if (endedBefore) tab.session.logOut('sessionEnded');
  const path = new URL(address, 'https://portal.example').pathname;
  const routes = [
    { id, path },
    { id: 'damages', path: '/skador', loader: never },
    ...(path === '/loggaut' ? [] : [{ path: '/loggaut', loader: () => Promise.resolve(null) }]),
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/', address], initialIndex: 1 });
  showLoggedOutPage(tab, router);
  return { browser, tab, router };
}

it.each(['sessionEnded', 'inactivity'] as const)(
  'leads to the logged-out page after %s, and the next login back to the same view [E04, B03]',
  async (reason) => {
    const { tab, router } = await at('/dokument?sortera=datum', 'documents');
    tab.session.logOut(reason);
    await expect.poll(() => router.state.location.pathname).toBe('/loggaut');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(takeRememberedPath()).toBe('/dokument?sortera=datum');
  },
);

it('leads there too if the session has ended before the pages were drawn [E04]', async () => {
  const { router } = await at('/krav', 'claims', true);
  await expect.poll(() => router.state.location.pathname).toBe('/loggaut');
  expect(takeRememberedPath()).toBe('/krav');
});

it('leads the next login to the page that was being opened when the session ended [E04]', async () => {
  const { tab, router } = await at('/krav', 'claims');
  void router.navigate('/skador');
  tab.session.logOut('sessionEnded');
  await expect.poll(() => router.state.location.pathname).toBe('/loggaut');
  expect(takeRememberedPath()).toBe('/skador');
});

it('remembers no page after a log-out that the customer chose [R05]', async () => {
  const { tab, router } = await at('/dokument', 'documents');
  tab.session.logOut('chosen');
  await expect.poll(() => router.state.location.pathname).toBe('/loggaut');
  expect(takeRememberedPath()).toBe('/oversikt');
});

it('remembers no page that everybody may see [E04]', async () => {
  const { tab, router } = await at('/finns-inte', 'notFound');
  tab.session.logOut('inactivity');
  await expect.poll(() => router.state.location.pathname).toBe('/loggaut');
  expect(takeRememberedPath()).toBe('/oversikt');
});

it('stores the reason in the history entry of the logged-out page [L25]', async () => {
  const { tab } = await at('/loggaut', 'loggedOut');
  tab.session.logOut('chosen');
  expect(history.state).toMatchObject({ logOut: { reason: 'chosen', outcome: 'pending' } });
  await tab.session.logOutAnswered();
  expect(history.state).toMatchObject({ logOut: { reason: 'chosen', outcome: 'loggedOut' } });
});

it('stores it also while the server has not answered the log-out [L25]', async () => {
  const { browser, tab } = await at('/krav', 'claims');
  browser.logOut = never;
  tab.session.logOut('inactivity');
  await expect
    .poll((): unknown => history.state)
    .toMatchObject({ logOut: { reason: 'inactivity', outcome: 'pending' } });
});
