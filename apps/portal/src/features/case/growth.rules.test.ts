import type { ClaimCase, CustomerCase } from '@mina-sidor/api-client';
import { describe, expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { growthOf, waysOf } from './growth.rules.ts';

const part = (fromDate: string | null, toDate: string | null = null): CustomerCase => ({
  caseType: 'of-ärende',
  damageDate: null,
  fromDate,
  toDate,
});
const today = '2026-11-20';
/** 24 days, the first and today among them: 4 320 kr at 180 kr a day. */
const since = part('2026-10-28T00:00:00');
const growing = aCase({ amountToPay: 432_000, dayCharge: 18_000, customerCases: [since] });

describe('what a case comes to if nothing is done', () => {
  it('is a day and a week more, where the amount is what the days cost [Z78]', () => {
    expect(growthOf(growing, today)).toEqual({ tomorrow: 450_000, inAWeek: 558_000 });
  });

  it('counts only the part that is open [Z78]', () => {
    const customerCases = [part('2025-01-01', '2025-02-01'), since];
    expect(growthOf({ ...growing, customerCases }, today)).not.toBeNull();
  });

  it.each<[string, Partial<ClaimCase>]>([
    ['the amount has costs in it', { amountToPay: 450_000 }],
    ['the amount is of another day', { amountToPay: 414_000 }],
    ['nobody knows the amount', { amountToPay: null }],
    ['nobody knows what a day costs', { dayCharge: null }],
    ['nobody knows the first day', { customerCases: [part(null)] }],
    ['two parts are open', { customerCases: [since, since] }],
    ['it is being paid', { paymentStatus: 'Created' }],
    ['no part is open', { customerCases: [part('2026-10-28', '2026-11-20')] }],
    [
      'the open part is no uninsured vehicle',
      { customerCases: [{ ...since, caseType: 'självrisk' }] },
    ],
  ])('is not known when %s [Z78]', (_why, change) => {
    expect(growthOf({ ...growing, ...change }, today)).toBeNull();
  });
});

it.each([
  [['NPS218'], 'Ska NPS\u00A0218 användas? Försäkra fordonet. Ska det stå stilla? Ställ av det.'],
  [[], 'Ska fordonet användas? Försäkra det. Ska det stå stilla? Ställ av det.'],
  [['NPS218', 'ABC12D'], 'Ska fordonen användas? Försäkra dem. Ska de stå stilla? Ställ av dem.'],
])('the ways to stop it speak of the vehicles: %j [Z78]', (registrationNumbers, text) => {
  const { isUsed, insure, isParked, deregister } = waysOf(registrationNumbers);
  expect(`${isUsed} ${insure} ${isParked} ${deregister}`).toBe(text);
});
