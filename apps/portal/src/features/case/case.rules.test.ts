import { describe, expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { caseHighlightOf, caseStatusOf } from './case.rules.ts';

describe('caseStatusOf', () => {
  it.each([
    ['Claim', false, { kind: 'closed' }],
    ['Collection', false, { kind: 'closed' }],
    ['Claim', true, { kind: 'active' }],
    [null, true, { kind: 'active' }],
    ['Okänt', true, { kind: 'active' }],
    ['Collection ', true, { kind: 'state', state: 'Collection' }],
    ['InstallmentPlan', true, { kind: 'state', state: 'InstallmentPlan' }],
  ])('state %s, active %s: %j [D12, D13]', (stateName, active, status) => {
    expect(caseStatusOf({ stateName, active })).toEqual(status);
  });
});

const part = { caseType: 'of-ärende', damageDate: null, fromDate: null, toDate: null };

describe('caseHighlightOf', () => {
  it.each([
    // open uninsured period, customer cases, vehicles
    [true, 2, 2, 'uninsured'],
    [true, 1, 1, 'uninsured'],
    [true, 1, 0, 'uninsured'],
    [false, 2, 2, 'severalVehicles'],
    [false, 2, 1, 'oneVehicle'],
    [false, 2, 0, 'oneVehicle'],
    [false, 1, 0, 'noVehicle'],
    [false, 0, 0, 'noVehicle'],
    [false, 1, 1, null],
    [false, 1, 2, null],
  ])(
    'uninsured %s, %i parts, %i vehicles: %s [D11]',
    (hasOpenUninsuredPeriod, parts, vehicles, highlight) => {
      const insuranceCase = aCase({
        hasOpenUninsuredPeriod,
        customerCases: Array.from({ length: parts }, () => part),
        registrationNumbers: Array.from(
          { length: vehicles },
          (_, index) => `ABC12${String(index)}`,
        ),
      });
      expect(caseHighlightOf(insuranceCase)).toBe(highlight);
    },
  );
});
