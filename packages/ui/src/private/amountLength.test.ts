import { expect, it } from 'vitest';

import { amountLength } from './amountLength.ts';

it.each([
  ['0\u00a0kr', 'short'],
  ['123\u00a0456\u00a0kr', 'short'],
  ['1\u00a0234\u00a0567\u00a0kr', 'medium'],
  ['123\u00a0456,50\u00a0kr', 'medium'],
  ['1\u00a0234\u00a0567,50\u00a0kr', 'long'],
  ['12\u00a0345\u00a0678,50\u00a0kr', 'long'],
  ['123\u00a0456\u00a0789,50\u00a0kr', 'endless'],
])('measures %s as %s', (amount, length) => {
  expect(amountLength(amount)).toBe(length);
});
