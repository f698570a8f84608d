import { expect, it } from 'vitest';

import { isForOtherTab } from './followLink.ts';

const noKeys = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it.each([
  [{}, false],
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ shiftKey: true }, true],
  [{ altKey: true }, true],
])('a press with %j is for another tab: %s [Z80]', (keys, expected) => {
  expect(isForOtherTab({ ...noKeys, ...keys })).toBe(expected);
});
