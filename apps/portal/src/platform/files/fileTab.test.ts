// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { openFileTab } from './fileTab.ts';

const assign = vi.fn();

beforeEach(() => {
  assign.mockReset();
  vi.stubGlobal('location', { pathname: '/dokument', assign });
});
afterEach(() => {
  vi.unstubAllGlobals();
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
