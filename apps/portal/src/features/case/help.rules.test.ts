import { describe, expect, it } from 'vitest';

import { aPlan } from '../../testing/aPlan.ts';
import { helpText, mayApplyForPlan } from './help.rules.ts';

const advice = 'Kommunens budget- och skuldrådgivning ger råd och kostar inget.';
const anyDay = `Hör av dig till oss, så ser vi vad vi kan göra. ${advice}`;
const paidMonth = { expectedAmount: 100, paidAmount: 100, amountLeftToPay: 0, date: '2026-11-30' };

describe('the advice to a customer who cannot pay everything', () => {
  it.each([
    ['a claim', { stateName: 'Claim', paymentPlanInfo: null }, '2026-11-20', anyDay],
    [
      'a plan whose day is to come',
      { stateName: 'InstallmentPlan', paymentPlanInfo: aPlan() },
      '2026-11-29',
      `Hör av dig till oss före den 30\u00A0november, så ser vi vad vi kan göra. ${advice}`,
    ],
    [
      'a plan whose day is today',
      { stateName: 'InstallmentPlan', paymentPlanInfo: aPlan() },
      '2026-11-30',
      anyDay,
    ],
    [
      'a plan whose month is paid',
      {
        stateName: 'InstallmentPlan',
        paymentPlanInfo: aPlan({ activeAmortizationOccasion: paidMonth }),
      },
      '2026-11-20',
      anyDay,
    ],
  ])('about %s [Z33]', (_name, claimCase, today, text) => {
    expect(helpText(claimCase, today)).toBe(text);
  });
});

it.each([
  ['Claim', false, true],
  [null, false, true],
  ['Reminder', false, true],
  ['Reminder', true, false],
  ['Collection', false, false],
  ['InstallmentPlan', false, false],
  ['Ackord', false, false],
])('a plan in state %s, uninsured %s, may be applied for: %s [Z33]', (stateName, open, may) => {
  expect(mayApplyForPlan({ stateName, hasOpenUninsuredPeriod: open })).toBe(may);
});
