// @vitest-environment jsdom
import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createBrowser } from '../testing/aBrowser.ts';
import { requestEnded } from '../testing/requestEnded.ts';
import { CustomerCache } from './CustomerCache.tsx';
import { type Application, ServicesProvider, useServices } from './services.ts';
import { useQuery } from './useQuery.ts';
import { useRefetchUnreadCount } from './useUnreadCount.ts';

let root: Root;
beforeEach(() => {
  root = createRoot(document.body);
});
afterEach(() => root.unmount());

/** Shows a fetched number, and the customer for whom the page was first rendered. */
function UnreadPage({ onShown }: { readonly onShown: (text: string) => void }) {
  const { owner } = useServices();
  const [first] = useState(owner ?? 'a visitor');
  const query = useQuery(['unread'], (client) => client.getNumberOfUnreadConversations());
  const shown = query.status === 'ready' ? String(query.value) : query.status;
  onShown(`${owner ?? 'a visitor'} on the page of ${first}: ${shown}`);
  return null;
}

/** Opens that page in the tab. Gives all that it shows. */
function openUnread(tab: Application): string[] {
  const seen: string[] = [];
  root.render(
    <ServicesProvider application={tab}>
      <CustomerCache>
        <UnreadPage onShown={(text) => seen.push(text)} />
      </CustomerCache>
    </ServicesProvider>,
  );
  return seen;
}

it('shows the next customer nothing of the previous one, whatever answer comes late [L25, Z12]', async () => {
  const { browser, openTab } = createBrowser();
  const tab = await openTab();
  browser.unread = () => Promise.resolve(Response.json(7));
  const seen = openUnread(tab);
  await expect.poll(() => seen.at(-1)).toBe('Maja on the page of Maja: 7');

  browser.unread = () => Promise.resolve(Response.json(0));
  browser.owner = 'Elsa';
  seen.length = 0;
  await tab.session.fetchUser();
  await expect.poll(() => seen.at(-1)).toBe('Elsa on the page of Elsa: 0');
  expect(seen.filter((text) => text.includes('Maja') || text.includes('7'))).toEqual([]);
});

it('never shows the next customer an answer to the previous customer’s request [L25, Z12]', async () => {
  const { browser, openTab } = createBrowser();
  const tab = await openTab();
  let send: (response: Response) => void = () => undefined;
  browser.unread = () =>
    new Promise((resolve) => {
      send = resolve;
    });
  const seen = openUnread(tab);
  await expect.poll(() => browser.calls).toContain('GetNumberOfUnreadConversations');

  browser.unread = () => new Promise(() => undefined);
  browser.owner = 'Elsa';
  tab.session.logOut('chosen');
  await tab.session.fetchUser();
  send(Response.json(7));
  await expect.poll(() => seen.at(-1)).toMatch(/^Elsa .*: loading$/u);
  await requestEnded();
  expect(seen.filter((text) => text.includes('7'))).toEqual([]);
});

it('keeps the page of a visitor who logs in [Z03]', async () => {
  const { browser, openTab } = createBrowser();
  browser.owner = null;
  const tab = await openTab();
  const seen = openUnread(tab);
  await expect.poll(() => seen.at(-1)).toBe('a visitor on the page of a visitor: 2');
  browser.owner = 'Elsa';
  await tab.session.fetchUser();
  await expect.poll(() => seen.at(-1)).toBe('Elsa on the page of a visitor: 2');
});

it('breaks nothing when a page of the previous customer still refetches [L25]', async () => {
  const { browser, openTab } = createBrowser();
  const tab = await openTab();
  const asking: (() => Promise<unknown>)[] = [];
  function NewsPage() {
    const refetch = useRefetchUnreadCount();
    const { status, refresh } = useQuery(['unread'], (client) =>
      client.getNumberOfUnreadConversations(),
    );
    useEffect(() => {
      if (status === 'ready') asking.push(refetch, refresh);
    }, [status, refetch, refresh]);
    return null;
  }
  root.render(
    <ServicesProvider application={tab}>
      <CustomerCache>
        <NewsPage />
      </CustomerCache>
    </ServicesProvider>,
  );
  await expect.poll(() => asking.length).toBeGreaterThan(1);
  const majas = [...asking];
  asking.length = 0;
  browser.owner = 'Elsa';
  await tab.session.fetchUser();
  await expect.poll(() => asking.length).toBeGreaterThan(1);
  const callsBefore = browser.calls.length;
  await Promise.all(majas.map((ask) => ask()));
  expect(browser.calls).toHaveLength(callsBefore);
});
