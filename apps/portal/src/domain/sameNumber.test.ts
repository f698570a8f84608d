import { expect, it } from 'vitest';

import { isSameNumber } from './sameNumber.ts';

it.each([
  ['47110023918', '4711 0023 918', true],
  ['4711 0023 918', '47110023918', true],
  ['47110023918', '47110023917', false],
  ['47110023918', null, false],
  ['', '', false],
])('%j and %j are one number: %s [Z80]', (one, other, is) => {
  expect(isSameNumber(one, other)).toBe(is);
});
