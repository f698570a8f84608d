// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createBrowser } from '../../testing/aBrowser.ts';
import { createHeldAnswer } from '../../testing/heldAnswer.ts';
import { loggedOutLoader } from './loader.ts';

beforeEach(() => localStorage.clear());
afterEach(() => history.replaceState(null, '', '/'));

it('goes on with the log-out of the entry after a reload, and keeps its reason [R05, E04]', async () => {
  const logOut = { reason: 'inactivity', by: 'thisTab', outcome: 'pending' };
  history.replaceState({ logOut }, '', '/loggaut');
  const tab = await createBrowser().openTab();
  await loggedOutLoader(tab);
  expect(tab.last()?.reason).toBe('inactivity');
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
