// @vitest-environment jsdom
import { useEffect } from 'react';
import { UiProvider } from '@mina-sidor/ui';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, expect, it } from 'vitest';

import { ServicesProvider } from '../../customer/services.ts';
import { useRefetchUnreadCount, useUnreadCount } from '../../customer/useUnreadCount.ts';
import { createBrowser } from '../../testing/aBrowser.ts';
import { texts } from '../../texts.ts';
import { useUnreadRise } from './useUnreadRise.ts';

let root: Root | undefined;
afterEach(() => root?.unmount());

interface PageProps {
  readonly onShown: (unread: number | null, refetch: () => Promise<void>) => void;
}

function Page({ onShown }: PageProps) {
  useUnreadRise();
  const unread = useUnreadCount();
  const refetch = useRefetchUnreadCount();
  useEffect(() => onShown(unread, refetch), [onShown, unread, refetch]);
  return null;
}

/** Opens a page with two unread conversations; the server then counts anew. Answers what is announced. */
async function announcedAt(path: string, ...counts: readonly number[]): Promise<string> {
  const { browser, openTab } = createBrowser();
  browser.siteState = () =>
    Promise.resolve(Response.json([{ system: 'communication', online: true }]));
  const tab = await openTab();
  const seen: (number | null)[] = [];
  let refetch = () => Promise.resolve();
  root = createRoot(document.body);
  root.render(
    <UiProvider locale="sv" texts={texts.ui}>
      <MemoryRouter initialEntries={[path]}>
        <ServicesProvider application={tab}>
          <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
            <Page
              onShown={(unread, again) => {
                seen.push(unread);
                refetch = again;
              }}
            />
          </SWRConfig>
        </ServicesProvider>
      </MemoryRouter>
    </UiProvider>,
  );
  await expect.poll(() => seen.at(-1)).toBe(2);
  for (const count of counts) {
    browser.unread = () => Promise.resolve(Response.json(count));
    await refetch();
    await expect.poll(() => seen.at(-1)).toBe(count);
  }
  return document.body.textContent;
}

it.each([
  ['/oversikt', [3], '3 olästa meddelanden'],
  ['/oversikt', [1], ''],
  ['/oversikt', [1, 2], '2 olästa meddelanden'],
  ['/meddelanden', [3], ''],
] as const)(
  'at %s an unread count of 2 that becomes %j is announced as "%s" [Z41]',
  async (path, counts, words) => {
    expect(await announcedAt(path, ...counts)).toBe(words);
  },
);
