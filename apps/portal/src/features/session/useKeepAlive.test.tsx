// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ServicesProvider } from '../../customer/services.ts';
import { createBrowser } from '../../testing/aBrowser.ts';
import { useKeepAlive } from './useKeepAlive.ts';

let root: Root;
beforeEach(() => {
  root = createRoot(document.body);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => flushSync(() => root.unmount()));

function Page() {
  useKeepAlive();
  return null;
}

async function open() {
  const { browser, openTab } = createBrowser();
  const tab = await openTab();
  flushSync(() =>
    root.render(
      <ServicesProvider application={tab}>
        <Page />
      </ServicesProvider>,
    ),
  );
  return {
    browser,
    coveringError: () => tab.scope().globalError.get(),
    logOut: () => flushSync(() => tab.session.logOut('chosen')),
    sentAfter: async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return browser.calls.filter((call) => call === 'SendBrowserAlive').length;
    },
  };
}

const changes = {
  'is hidden': async (isGone: boolean) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isGone ? 'hidden' : 'visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  },
  'has no network': async (isGone: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isGone);
    dispatchEvent(new Event(isGone ? 'offline' : 'online'));
    await Promise.resolve();
  },
};

it('tells the server after 3 seconds and then every 15 [B01]', async () => {
  const { sentAfter } = await open();
  expect(await sentAfter(2999)).toBe(0);
  expect(await sentAfter(1)).toBe(1);
  expect(await sentAfter(14_999)).toBe(1);
  expect(await sentAfter(1)).toBe(2);
  expect(await sentAfter(60_000)).toBe(6);
});

it.each(Object.entries(changes))(
  'is silent while the page %s, and begins again afterwards [B02]',
  async (_what, change) => {
    const { sentAfter } = await open();
    await sentAfter(3000);
    await change(true);
    expect(await sentAfter(60_000)).toBe(1);
    await change(false);
    expect(await sentAfter(2999)).toBe(1);
    expect(await sentAfter(1)).toBe(2);
  },
);

it('keeps its schedule when nothing has changed [B01]', async () => {
  const { sentAfter } = await open();
  await sentAfter(2000);
  await changes['is hidden'](false);
  expect(await sentAfter(1000)).toBe(1);
});

it('covers no page and reports nothing when the server cannot be told, and goes on [E07]', async () => {
  const { browser, sentAfter, coveringError } = await open();
  browser.alive = () => Promise.reject(new TypeError('no network'));
  const before = browser.calls.length;
  await sentAfter(18_000);
  expect(coveringError()).toBeNull();
  expect(browser.calls.slice(before)).toEqual(['SendBrowserAlive', 'SendBrowserAlive']);
});

it('ends with the log-out [B02]', async () => {
  const { sentAfter, logOut } = await open();
  await sentAfter(3000);
  logOut();
  expect(await sentAfter(60_000)).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up the call that is on its way when the customer logs out, so that its answer cannot prolong the session [B02]', async () => {
  const { browser, sentAfter, logOut } = await open();
  const signals: (AbortSignal | null | undefined)[] = [];
  browser.alive = ({ signal }) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  await sentAfter(3000);
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  logOut();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});
