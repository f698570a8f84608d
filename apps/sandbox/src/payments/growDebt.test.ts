import { expect, it } from 'vitest';

import { seed } from '../samples/seed.ts';
import { growthOf } from './growDebt.ts';

const [growing, other] = seed('uninsured-one', '2026-11-20').cases;

it.each([
  ['an open period', growing, 1, 18_000],
  ['three days', growing, 3, 54_000],
  ['a period that has ended', other, 3, 0],
  ['a closed case', growing === undefined ? undefined : { ...growing, active: false }, 3, 0],
])('%s grows by what its days cost', (_name, record, days, expected) => {
  expect(record === undefined ? null : growthOf(record, days)).toBe(expected);
});
