import { expect, it } from 'vitest';

import { localDay } from './localDay.ts';

it.each([
  ['2026-11-20T22:59:59Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('is at %s the Swedish day %s', (moment, day) => {
  expect(localDay(Date.parse(moment))).toBe(day);
});
