import { describe, expect, it } from 'vitest';

import { dailyIncreaseText } from './dailyIncrease.ts';

describe('dailyIncreaseText', () => {
  it.each([
    [1, '45,00', '+ 45\u00A0kr/dag'],
    [2, '225,50', '+ 225,50\u00A0kr/dag'],
    [0, '45,00', null],
    [1, null, null],
  ])(
    '%i uninsured vehicles and %j: %j [C04, C05]',
    (unInsuredVehicles, increasingDebtAmount, text) => {
      expect(dailyIncreaseText({ unInsuredVehicles, increasingDebtAmount })).toBe(text);
    },
  );
});
