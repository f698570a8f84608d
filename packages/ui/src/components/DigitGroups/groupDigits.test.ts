import { describe, expect, it } from 'vitest';

import { groupDigits } from './groupDigits.ts';

describe('groupDigits', () => {
  it.each([
    ['47110023918', undefined, ['4711', '0023', '918']],
    ['471100239188', undefined, ['4711', '0023', '9188']],
    ['ABC12D', [3], ['ABC', '12D']],
    ['1234566', [2, 2, 2], ['12', '34', '56', '6']],
    ['ABC', [3], ['ABC']],
    ['AB', [3], ['AB']],
    ['12345', [2, 0], ['12', '345']],
    ['', undefined, []],
    ['1234566', 'plusgiro', ['12', '34', '56', '6']],
    ['12 34 56-6', 'plusgiro', ['12', '34', '56', '6']],
    ['123456', 'plusgiro', ['1', '23', '45', '6']],
    ['47', 'plusgiro', ['4', '7']],
    ['7', 'plusgiro', ['7']],
    ['', 'plusgiro', []],
    ['5051-2345', 'bankgiro', ['5051', '2345']],
    ['123-4567', 'bankgiro', ['123', '4567']],
    ['4567', 'bankgiro', ['4567']],
    ['', 'bankgiro', []],
  ] as const)('groups %s by %j as %j', (value, lengths, groups) => {
    expect(groupDigits(value, lengths)).toEqual(groups);
  });

  it('loses no character [Z25]', () => {
    for (const value of ['1', '12345678901234567890', 'ABC 12D']) {
      expect(groupDigits(value).join('')).toBe(value);
    }
  });
});
