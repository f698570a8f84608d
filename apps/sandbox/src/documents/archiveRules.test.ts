import { expect, it } from 'vitest';

import { isAvailable, isShown } from './archiveRules.ts';

it.each([
  ['Kravbrev', '2013-03-31', false],
  ['Utskick', '2013-03-31', false],
  [' KRAVBREV ', '2012-12-24', false],
  ['Kravbrev', '2013-04-01', true],
  ['Utskick', '2026-11-20', true],
  ['Avbetalningsplan', '2013-03-31', true],
  ['Sammanställning', '2009-01-01', true],
])('a %s of %s is shown: %s [K15]', (minaSidorDocumentType, createdDate, shown) => {
  expect(isShown({ minaSidorDocumentType, createdDate })).toBe(shown);
});

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
