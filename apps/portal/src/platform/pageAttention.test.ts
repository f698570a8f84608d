// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import { pageAttention } from './pageAttention.ts';

it.each([
  ['the tab is shown or hidden', () => document, 'visibilitychange'],
  ['the network has come back', () => globalThis.window, 'online'],
  ['the network has gone', () => globalThis.window, 'offline'],
])('tells when %s, until nobody listens [H01, H03]', (_, target, type) => {
  const listener = vi.fn();
  const stop = pageAttention.subscribe(listener);
  target().dispatchEvent(new Event(type));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  target().dispatchEvent(new Event(type));
  expect(listener).toHaveBeenCalledTimes(1);
});
