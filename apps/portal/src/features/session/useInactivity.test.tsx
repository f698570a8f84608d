// @vitest-environment jsdom
import { useEffect } from 'react';
import { UiProvider } from '@mina-sidor/ui';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ServicesProvider } from '../../customer/services.ts';
import { createBrowser } from '../../testing/aBrowser.ts';
import { texts } from '../../texts.ts';
import { useInactivity } from './useInactivity.ts';

const minute = 60_000;

let root: Root;
beforeEach(() => {
  root = createRoot(document.body);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => flushSync(() => root.unmount()));

interface PageProps {
  readonly onShown: (secondsLeft: number | null, stay: () => void) => void;
  readonly isLoggedIn?: boolean;
}

function Page({ onShown, isLoggedIn = true }: PageProps) {
  const { secondsLeft, stay } = useInactivity(isLoggedIn);
  useEffect(() => onShown(secondsLeft, stay));
  return null;
}

async function open() {
  const { browser, openTab } = createBrowser();
  const tab = await openTab();
  const page = { secondsLeft: null as number | null, stay: (): void => undefined };
  const show = (isLoggedIn: boolean) =>
    flushSync(() =>
      root.render(
        <UiProvider locale="sv" texts={texts.ui}>
          <ServicesProvider application={tab}>
            <Page
              isLoggedIn={isLoggedIn}
              onShown={(secondsLeft, stay) => void Object.assign(page, { secondsLeft, stay })}
            />
          </ServicesProvider>
        </UiProvider>,
      ),
    );
  show(true);
  return { page, tab, browser, logOutElsewhere: () => show(false) };
}

it('a customer who stays after the warning is told so, and the session is renewed at once [Z01]', async () => {
  const { page, browser, tab } = await open();
  await vi.advanceTimersByTimeAsync(13 * minute);
  await expect.poll(() => page.secondsLeft).toBe(120);
  page.stay();
  await expect.poll(() => page.secondsLeft).toBeNull();
  await expect.poll(() => document.body.textContent).toBe('Du är fortfarande inloggad.');
  expect(browser.calls.filter((call) => call === 'Refresh')).toHaveLength(1);
  expect(tab.status()).toBe('loggedIn');
});

it('an action anywhere on the page counts, so that an active customer is never warned [B03]', async () => {
  const { page } = await open();
  await vi.advanceTimersByTimeAsync(12 * minute);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(12 * minute);
  expect(page.secondsLeft).toBeNull();
});

it.each(['focusin', 'selectionchange', 'scroll'])(
  'a customer who reads, which a page hears of by %s, is never warned [Z102]',
  async (sign) => {
    const { page } = await open();
    await vi.advanceTimersByTimeAsync(12 * minute);
    document.dispatchEvent(new Event(sign, { bubbles: true }));
    await vi.advanceTimersByTimeAsync(12 * minute);
    expect(page.secondsLeft).toBeNull();
  },
);

it('an inactive customer is logged out after 15 minutes, and told why [B03]', async () => {
  const { tab } = await open();
  await vi.advanceTimersByTimeAsync(15 * minute - 1);
  expect(tab.status()).toBe('loggedIn');
  await vi.advanceTimersByTimeAsync(1);
  expect(tab.last()).toMatchObject({ reason: 'inactivity' });
});

it('the warning is gone for good when the customer has been logged out in another tab [Z01, Z12]', async () => {
  const { page, tab, logOutElsewhere } = await open();
  await vi.advanceTimersByTimeAsync(13 * minute);
  await expect.poll(() => page.secondsLeft).toBe(120);
  logOutElsewhere();
  await expect.poll(() => page.secondsLeft).toBeNull();
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(page.secondsLeft).toBeNull();
  expect(tab.status(), 'nobody is logged out once more').toBe('loggedIn');
});
