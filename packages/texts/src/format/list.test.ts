import { expect, it } from 'vitest';

import { formatList } from './list.ts';

it.each([
  [[], ''],
  [['ett ackord'], 'ett ackord'],
  [['a', 'b'], 'a och b'],
  [['a', 'b', 'c'], 'a, b och c'],
])('joins %j as %j', (words, text) => {
  expect(formatList(words)).toBe(text);
  // A browser's own list, whose first use takes a phone a tenth of a second.
  expect(new Intl.ListFormat('sv').format(words)).toBe(text);
});
