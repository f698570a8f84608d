import { expect, it } from 'vitest';

import { isShown } from './isShown.ts';

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
