// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';

import { createBrowser } from '../testing/aBrowser.ts';
import { followNavigation } from './followNavigation.ts';

const begin = vi.fn();

beforeEach(() => {
  begin.mockReset();
});

/** A customer who has gone through these pages. */
async function goThrough(...addresses: readonly string[]) {
  const tab = await createBrowser().openTab();
  const router = createMemoryRouter([{ path: '*', loader: () => null, element: null }], {
    initialEntries: [...addresses],
  });
  await expect.poll(() => router.state.initialized).toBe(true);
  followNavigation(router, { ...tab, pageEntry: { ...tab.pageEntry, begin } });
  const { listSettings } = tab.customerScope();
  listSettings.set({ ...listSettings.get(), tabKey: 'closed' });
  return { router, tabKey: () => listSettings.get().tabKey };
}

it.each([
  ['/oversikt', 1],
  ['/', 0],
  ['/loggain', 0],
])('from %s, the claims begin a page of their own so often: %i [Z26]', async (from, times) => {
  const { router } = await goThrough(from);
  await router.navigate('/krav');
  expect(begin).toHaveBeenCalledTimes(times);
});

it.each([
  ['/oversikt', 'active'],
  ['/krav/47110023918', 'closed'],
])('a link from %s to the claims opens this tab of theirs: %s [C09, D03]', async (from, tab) => {
  const { router, tabKey } = await goThrough(from);
  await router.navigate('/krav');
  expect(tabKey()).toBe(tab);
});

it('Back to the claims opens the tab that was left [C09]', async () => {
  const { router, tabKey } = await goThrough('/krav', '/oversikt');
  await router.navigate(-1);
  await expect.poll(() => router.state.location.pathname).toBe('/krav');
  expect(tabKey()).toBe('closed');
});
