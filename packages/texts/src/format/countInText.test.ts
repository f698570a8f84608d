import { expect, it } from 'vitest';

import { formatCountInText } from './countInText.ts';

it.each([
  [2, 'två'],
  [3, 'tre'],
  [11, 'elva'],
  [12, 'tolv'],
  [13, '13'],
  [1200, '1\u00A0200'],
])('writes %i as %j in a sentence [Z76]', (count, text) => {
  expect(formatCountInText(count)).toBe(text);
});
