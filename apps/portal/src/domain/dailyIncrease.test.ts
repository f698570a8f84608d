import { describe, expect, it } from 'vitest';

import { dailyIncreaseText } from './dailyIncrease.ts';

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
