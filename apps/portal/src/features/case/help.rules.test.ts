import { describe, expect, it } from 'vitest';

import { aPlan } from '../../testing/aPlan.ts';
import { helpText, planChance } from './help.rules.ts';

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
  ['Claim', false, 'open'],
  [null, false, 'open'],
  ['Reminder', false, 'open'],
  ['Reminder', true, null],
  ['Collection', false, 'tooLate'],
  ['Collection', true, 'tooLate'],
  ['PaymentOrder', false, 'tooLate'],
  ['Decision', false, 'tooLate'],
  ['Verdict', false, 'tooLate'],
  ['Foreclosure', false, 'tooLate'],
  ['Contestation', false, null],
  ['InstallmentPlan', false, null],
  ['TemporaryOffer', false, null],
  ['Ackord', false, null],
])('the chance of a plan in state %s, uninsured %s: %s [Z33, Z92]', (stateName, open, chance) => {
  expect(planChance({ stateName, hasOpenUninsuredPeriod: open })).toBe(chance);
});
