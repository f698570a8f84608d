// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { createBrowser } from '../testing/aBrowser.ts';
import { askedAhead } from './askedAhead.ts';
import { servicesNow } from './services.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A customer's page that counts its requests, and the tab that shows it. */
async function open() {
  let count = 0;
  const { openTab } = createBrowser();
  const tab = await openTab();
  return { tab, asked: askedAhead(() => Promise.resolve((count += 1))) };
}

it('gives the page the answer that was asked for ahead, and asks again for the next one', async () => {
  const { tab, asked } = await open();
  expect(await asked.begin(servicesNow(tab))).toBe(1);
  expect(await asked.ask(servicesNow(tab))).toBe(1);
  expect(await asked.ask(servicesNow(tab))).toBe(2);
});

it('asks again where nobody has taken the answer for ten seconds', async () => {
  const { tab, asked } = await open();
  vi.useFakeTimers();
  await asked.begin(servicesNow(tab));
  vi.advanceTimersByTime(10_000);
  expect(await asked.ask(servicesNow(tab))).toBe(2);
});

it('waits for an answer that is on its way, however long that takes', async () => {
  const { openTab } = createBrowser();
  const tab = await openTab();
  vi.useFakeTimers();
  let send = (_answer: string): void => undefined;
  const promise = new Promise<string>((resolve) => {
    send = resolve;
  });
  const asked = askedAhead(() => promise);
  void asked.begin(servicesNow(tab));
  vi.advanceTimersByTime(50_000);
  const taken = asked.ask(servicesNow(tab));
  send('late');
  expect(await taken).toBe('late');
});

it('gives nobody the answer after a log-out', async () => {
  const { tab, asked } = await open();
  void asked.begin(servicesNow(tab));
  tab.session.logOut('chosen');
  expect(await asked.ask(servicesNow(tab))).toBe(2);
});
