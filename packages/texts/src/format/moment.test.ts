import { describe, expect, it } from 'vitest';

import { formatDayAndTime, formatMoment } from './moment.ts';

describe('formatMoment', () => {
  it.each([
    ['2026-11-20T10:42:00+01:00', '2026-11-20 10.42'],
    ['2026-07-01T22:05:00Z', '2026-07-02 00.05'],
  ])('shows %s as %s, in Swedish time [M06]', (iso, text) => {
    expect(formatMoment(iso)).toBe(text);
  });
});

it('names day and time of a payment, in Swedish time [Z84]', () => {
  expect(formatDayAndTime('2026-07-01T22:05:00Z')).toBe('2026-07-02 kl.\u00A000.05');
});
