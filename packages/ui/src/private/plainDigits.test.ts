import { expect, it } from 'vitest';

import { plainDigits } from './plainDigits.ts';

it.each([
  ['of Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['of Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['of the keyboard', '0123456789'],
])('reads the digits %s', (_whose, digits) => {
  expect(plainDigits(digits)).toBe('0123456789');
});

it('leaves everything else', () => {
  expect(plainDigits('ج-٤ A½²')).toBe('ج-4 A½²');
});
