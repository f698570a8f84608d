// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { openFileTab } from './fileTab.ts';

const assign = vi.fn();

beforeEach(() => {
  assign.mockReset();
  vi.stubGlobal('location', { pathname: '/dokument', assign });
});

it.each([
  ['still there', '/dokument', [['/fil.pdf']]],
  ['on another page by then', '/krav', []],
])('on a phone the file replaces the page of a customer who is %s [K14]', (_what, page, shown) => {
  const tab = openFileTab({ isNewTab: false, waitingText: 'Hämtar' });
  vi.stubGlobal('location', { pathname: page, assign });
  tab.show('/fil.pdf');
  expect(assign.mock.calls).toEqual(shown);
});

it('a new tab says in the language of the portal what it waits for, then shows the file, unless it was closed [K14]', () => {
  document.documentElement.lang = 'sv';
  const replace = vi.fn();
  const close = vi.fn();
  const waiting = document.implementation.createHTMLDocument();
  const opened = { document: waiting, location: { replace }, closed: false, close };
  vi.stubGlobal('open', () => opened);
  const tab = openFileTab({ isNewTab: true, waitingText: 'Hämtar' });
  expect(waiting.title).toBe('Hämtar');
  expect(waiting.body.textContent).toBe('Hämtar');
  expect(waiting.documentElement.lang).toBe('sv');
  tab.show('/fil.pdf');
  opened.closed = true;
  tab.show('/annan.pdf');
  expect(replace.mock.calls).toEqual([['/fil.pdf']]);
  tab.giveUp();
  expect(close).toHaveBeenCalledTimes(1);
});
