import { expect, it } from 'vitest';

import { foldedBefore, startOf } from './messages.ts';

const messages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index + 1) }));

it.each([
  // All read: the user begins at the newest message.
  [0, undefined, 0, 0],
  [1, undefined, 0, 0],
  [11, undefined, 10, 0],
  [12, undefined, 11, 10],
  [31, undefined, 30, 29],
  [3, '1', 0, 0],
  [12, '11', 10, 0],
  [12, '12', 11, 10],
  [16, '15', 14, 13],
  [3, 'unknown', 2, 0],
])(
  'of %i messages with %s as the first unread one, begins at index %i and folds %i [Z39]',
  (count, firstUnread, start, folded) => {
    expect(startOf(messages(count), firstUnread)).toBe(start);
    expect(foldedBefore(start)).toBe(folded);
  },
);
