import { expect, it } from 'vitest';

import { hasLineBreak } from './lineBreaks.ts';

it.each([
  ['/%0A', true],
  ['/a%0Db', true],
  ['/krav%0d%0a', true],
  ['/%E2%80%A8', true],
  ['/x%e2%80%a9y', true],
  ['/\n/evil', true],
  ['/\u2028', true],
  ['/krav', false],
  ['/krav/AB%2012', false],
  ['/dokument?text=a%0Ab', false],
  ['/dokument#%0A', false],
  ['/%E2%80%AF', false],
])('the path of %j has a line break: %s [Z62, R11]', (address, expected) => {
  expect(hasLineBreak(address)).toBe(expected);
});
