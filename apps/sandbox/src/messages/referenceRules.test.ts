import { expect, it } from 'vitest';

import { isReferenceOf } from './referenceRules.ts';

it.each([
  ['Insurance', '', true],
  ['Insurance', '4711 0023 918', true],
  ['Insurance', '1'.repeat(15), true],
  ['Insurance', '1'.repeat(16), false],
  ['Insurance', '4711A', false],
  ['Insurance', '2026/1', false],
  ['Damage', '', true],
  ['Damage', 'Å 2026/1187', true],
  ['Damage', 'a'.repeat(20), true],
  ['Damage', 'a'.repeat(21), false],
  ['Damage', '2026-1', false],
  ['Other', 'vad som helst!', true],
] as const)('a message about %s can have the number %j: %s [V08, V09, V10]', (type, text, can) => {
  expect(isReferenceOf(type, text)).toBe(can);
});
