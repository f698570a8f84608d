import { describe, expect, it } from 'vitest';

import { formatDay, formatMoment } from './moment.ts';

const now = Date.parse('2026-11-20T10:42:00+01:00');

describe('formatDay', () => {
  it.each([
    ['2026-11-20T10:42:00+01:00', 'fredag 20 november'],
    ['2026-11-19T23:30:00Z', 'fredag 20 november'],
    ['2025-12-31T22:59:00Z', 'onsdag 31 december 2025'],
    ['2025-12-31T23:00:00Z', 'torsdag 1 januari'],
  ])('shows the day of %s in Sweden as %s [M06]', (iso, text) => {
    expect(formatDay(iso, now)).toBe(text);
  });
});

describe('formatMoment', () => {
  it.each([
    ['2026-11-20T10:42:00+01:00', '2026-11-20 10.42'],
    ['2026-07-01T22:05:00Z', '2026-07-02 00.05'],
  ])('shows %s as %s, as the clocks in Sweden do [M06]', (iso, text) => {
    expect(formatMoment(iso)).toBe(text);
  });
});
