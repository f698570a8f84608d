import { expect, it } from 'vitest';

import { isAvailable } from './isAvailable.ts';

it.each([
  ['2026-08-20', '2026-11-20', true],
  ['2026-08-19', '2026-11-20', false],
  ['2026-11-20', '2026-11-20', true],
  ['2025-11-30', '2026-02-28', true],
  ['2025-11-30', '2026-03-01', false],
  ['2027-11-30', '2028-02-29', true],
  ['2026-10-31', '2027-01-31', true],
  ['2026-10-31', '2027-02-01', false],
])('an extract of %s can be fetched on %s: %s [K15]', (created, today, can) => {
  expect(isAvailable(created, today)).toBe(can);
});
