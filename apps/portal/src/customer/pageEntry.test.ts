import { expect, it } from 'vitest';

import { createPageEntry } from './pageEntry.ts';

it.each([
  ['asked for with the document', null, 0, false],
  ['asked for by the login that led to the page', 5000, 4500, false],
  ['asked for on the page', 5000, 5200, false],
  ['shown on the page before', 5000, 3900, true],
] as const)(
  'an answer %s: %s, %s, out of date: %s [Z26]',
  (_what, begunAt, answeredAt, isBefore) => {
    let now = 0;
    const entry = createPageEntry(() => now);
    if (begunAt !== null) {
      now = begunAt;
      entry.begin();
    }
    expect(entry.isBefore(answeredAt)).toBe(isBefore);
  },
);
