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

it('agrees with the browser’s own calendar around every change of the clock', () => {
  const sweden = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });
  for (let year = 2020; year <= 2040; year += 1) {
    for (const month of [2, 9]) {
      for (let days = 24; days <= 32; days += 1) {
        for (const hours of [21, 22, 23]) {
          const moment = Date.UTC(year, month, days, hours, 30);
          expect(localDay(moment)).toBe(sweden.format(moment));
        }
      }
    }
  }
});
