import { describe, expect, it } from 'vitest';

import { amountParts, amountToPay } from './caseAmount.ts';
import { interest, kronor } from './money.ts';

describe('amounts as the provider writes them', () => {
  it.each([
    [0, '0', '0,00', '0,00'],
    [180, '180', '180,00', '180,00'],
    [4350, '4 350', '4 350,00', '4\u00A0350,00'],
    [1234567, '1 234 567', '1 234 567,00', '1\u00A0234\u00A0567,00'],
  ])('%i', (amount, whole, decimals, noBreak) => {
    expect(kronor(amount)).toBe(whole);
    expect(kronor(amount, 'decimals')).toBe(decimals);
    expect(kronor(amount, 'noBreak')).toBe(noBreak);
  });
});

describe('the amount of a case', () => {
  const uninsured = (days: number, dayCharge: number) =>
    [{ caseType: 'of-ärende', startedDaysAgo: days, endedDaysAgo: 1, dayCharge }] as const;

  it('is the day charge for each day, the first and the last one included', () => {
    expect(amountParts(uninsured(92, 45), 'Claim', 0).capital).toBe(92 * 45);
  });

  it('is at least 200 kr', () => {
    expect(amountParts(uninsured(3, 30), 'Claim', 0).capital).toBe(200);
  });

  it.each([
    ['Claim', 0],
    ['Reminder', 0],
    ['Collection', 180],
    ['PaymentOrder', 860],
    ['Contestation', 860],
    ['Decision', 860],
    ['Verdict', 860],
    ['Foreclosure', 1460],
  ] as const)('has gathered costs of the right size in state %s', (state, expected) => {
    expect(amountParts(uninsured(10, 180), state, 0).costs).toBe(expected);
  });

  it('bears interest by the day, rounded down', () => {
    expect(interest(4140, 26)).toBe(30);
    expect(interest(4140, 0)).toBe(0);
  });

  it('drops costs and interest in a temporary offer', () => {
    const parts = { capital: 1000, costs: 180, interest: 20 };
    expect(amountToPay(parts, 'TemporaryOffer')).toBe(1000);
    expect(amountToPay(parts, 'Collection')).toBe(1200);
    expect(amountToPay(parts, 'Ackord')).toBe(480);
  });
});
