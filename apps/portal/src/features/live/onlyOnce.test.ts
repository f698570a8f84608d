import { expect, it, vi } from 'vitest';

import { onlyOnce } from './onlyOnce.ts';

it('tells the first reason of a page load and no other [H12]', () => {
  const tell = vi.fn();
  const tellOnce = onlyOnce(tell);
  for (const reason of ['first', 'second', 'third']) tellOnce(reason);
  expect(tell.mock.calls).toEqual([['first']]);
});
