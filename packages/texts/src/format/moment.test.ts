import { describe, expect, it } from 'vitest';

import { formatMoment } from './moment.ts';

describe('formatMoment', () => {
  it.each([
    ['2026-11-20T10:42:00+01:00', '2026-11-20 10.42'],
    ['2026-07-01T22:05:00Z', '2026-07-02 00.05'],
  ])('shows %s as %s, in Swedish time [M06]', (iso, text) => {
    expect(formatMoment(iso)).toBe(text);
  });
});
