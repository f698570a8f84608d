import { parseAmount } from '@mina-sidor/api-client/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { amountParts, amountToPay } from './caseAmount.ts';
import { amountText, interest, oreOf } from './money.ts';

describe('amounts as the provider writes them', () => {
  it.each([
    [0, '0', '0,00', '0,00'],
    [180, '180', '180,00', '180,00'],
    [45.5, '45,50', '45,50', '45,50'],
    [0.05, '0,05', '0,05', '0,05'],
    [4350, '4 350', '4 350,00', '4\u00A0350,00'],
    [1234.5, '1 234,50', '1 234,50', '1\u00A0234,50'],
    [1234567, '1 234 567', '1 234 567,00', '1\u00A0234\u00A0567,00'],
  ])('%d kr', (amount, short, decimals, noBreak) => {
    expect(amountText(oreOf(amount))).toBe(short);
    expect(amountText(oreOf(amount), 'decimals')).toBe(decimals);
    expect(amountText(oreOf(amount), 'noBreak')).toBe(noBreak);
  });

  it.each(['short', 'decimals', 'noBreak'] as const)(
    'are read as they were written, %s',
    (style) => {
      fc.assert(
        fc.property(fc.nat({ max: 10 ** 12 }), (ore) => {
          expect(parseAmount(amountText(ore, style))).toBe(ore);
        }),
      );
    },
  );

  it('are whole öre, without rounding errors', () => {
    expect(oreOf(0.29)).toBe(29);
    expect(oreOf(4.35)).toBe(435);
  });
});

describe('the amount of a case', () => {
  const uninsured = (days: number, dayCharge: number) =>
    [{ caseType: 'of-ärende', startedDaysAgo: days, endedDaysAgo: 1, dayCharge }] as const;

  it('is the day charge for each day, the first and the last one included', () => {
    expect(amountParts(uninsured(92, 45), 'Claim', 0).capital).toBe(oreOf(92 * 45));
  });

  it('is at least 200 kr', () => {
    expect(amountParts(uninsured(3, 30), 'Claim', 0).capital).toBe(oreOf(200));
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
    expect(amountParts(uninsured(10, 180), state, 0).costs).toBe(oreOf(expected));
  });

  it('bears interest by the day, rounded down to whole kronor', () => {
    expect(interest(oreOf(4140), 26)).toBe(oreOf(30));
    expect(interest(oreOf(4140), 0)).toBe(0);
  });

  it('drops costs and interest in a temporary offer', () => {
    const parts = { capital: oreOf(1000), costs: oreOf(180), interest: oreOf(20) };
    expect(amountToPay(parts, 'TemporaryOffer')).toBe(oreOf(1000));
    expect(amountToPay(parts, 'Collection')).toBe(oreOf(1200));
    expect(amountToPay(parts, 'Ackord')).toBe(oreOf(480));
  });
});
