import { expect, it } from 'vitest';

import { createdDisplay } from './createdDisplay.ts';

it.each([
  ['2026-11-20T10:42:00+01:00', 'i dag 10.42'],
  ['2026-11-19T16:30:59+01:00', 'i går 16.30'],
  ['2026-11-18T14:05:00+01:00', '18 nov 14.05'],
  ['2026-03-01T09:10:00+01:00', '1 mars 09.10'],
  ['2025-12-31T23:59:00+01:00', '31 dec 2025 23.59'],
])('shows %s as %s [M06]', (createdAt, shown) => {
  expect(createdDisplay(createdAt, '2026-11-20')).toBe(shown);
});

it('knows yesterday on the first day of a year [M06]', () => {
  expect(createdDisplay('2025-12-31T23:59:00+01:00', '2026-01-01')).toBe('i går 23.59');
});
