import { describe, expect, it } from 'vitest';

import type { ClaimCase } from '@mina-sidor/api-client';

import { aCase } from '../testing/aCase.ts';
import { dailyIncreaseParts, dailyIncreaseText } from './dailyIncrease.ts';

describe('dailyIncreaseText', () => {
  it.each([
    [1, 4500, '+ 45\u00A0kr/dag'],
    [2, 22_550, '+ 225,50\u00A0kr/dag'],
    [0, 4500, null],
    // The amount is missing or unreadable.
    [1, null, null],
  ])(
    '%i uninsured vehicles and %j: %j [C04, C05]',
    (unInsuredVehicles, increasingDebtAmount, text) => {
      expect(dailyIncreaseText({ unInsuredVehicles, increasingDebtAmount })).toBe(text);
    },
  );
});

describe('what each case adds a day', () => {
  const growing = (change: Partial<ClaimCase> = {}) =>
    aCase({ hasOpenUninsuredPeriod: true, dayCharge: 18_000, ...change });
  const two = growing({ registrationNumbers: ['MCB274', 'JHW90K'], dayCharge: 7550 });

  it.each<[string, readonly ClaimCase[], number | null, readonly string[]]>([
    ['is told of one', [growing(), aCase()], 18_000, ['ABC 12D: 180 kr per dag.']],
    [
      'is told of each, with the sum last',
      [growing(), two],
      25_550,
      [
        'ABC 12D: 180 kr per dag.',
        'MCB 274, JHW 90K: 75,50 kr per dag.',
        'Tillsammans: 255,50 kr per dag.',
      ],
    ],
    [
      'is told by its number where it has no vehicle',
      [growing({ registrationNumbers: [] })],
      18_000,
      ['Krav 4711 0023 918: 180 kr per dag.'],
    ],
    ['is not told where a part is unknown', [growing(), growing({ dayCharge: null })], 18_000, []],
    ['is not told where the sum differs', [growing()], 18_100, []],
    ['is not told where the sum is unknown', [growing()], null, []],
    ['is not told while no case is known', [], 18_000, []],
    ['is not told of a closed case', [growing({ active: false })], 18_000, []],
  ])('%s [C04, Z78]', (_what, cases, increasingDebtAmount, parts) => {
    const told = dailyIncreaseParts({ increasingDebtAmount }, cases);
    expect(told.map((part) => part.replaceAll('\u00A0', ' '))).toEqual(parts);
  });
});
