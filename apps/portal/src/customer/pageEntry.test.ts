import { expect, it } from 'vitest';

import { createPageEntry } from './pageEntry.ts';

it.each([
  ['asked for with the document', null, 0, false],
  ['asked for on the page', 5000, 5200, false],
  ['asked for on the page before, just before the press', 5000, 4900, true],
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

it.each([
  ['that has just come', null, 1000, true],
  ['that came ten seconds ago', null, -9000, false],
  ['of the page before', 500, 400, false],
] as const)(
  'an answer %s can be that of this entry: %s, %s, %s [Z26]',
  (_what, begunAt, answeredAt, isNow) => {
    let now = begunAt ?? 0;
    const entry = createPageEntry(() => now);
    if (begunAt !== null) entry.begin();
    now = 1000;
    expect(entry.isNow(answeredAt)).toBe(isNow);
  },
);
