import type { Amount } from '@mina-sidor/api-client';
import { describe, expect, it } from 'vitest';

import { aCase } from '../../../testing/aCase.ts';
import { planCalendar, planDays } from './planDays.ts';

const claimCase = aCase({ referenceNumber: '47110019447', ocrNumber: '471100194475' });
const payment = (date: string, amountLeftToPay: Amount) => ({ date, amountLeftToPay });
const plan = {
  remainingAmortizationOccasions: [
    payment('2026-11-30', 120_000),
    payment('2026-12-31', 120_000),
    payment('2027-01-31', 34_450),
  ],
};

describe('the days of a plan', () => {
  it('are the payments that are left, with amount and how to pay', () => {
    const days = planDays(claimCase, plan);
    expect(days.map(({ date }) => date)).toEqual(['2026-11-30', '2026-12-31', '2027-01-31']);
    expect(days.map(({ summary }) => summary)).toEqual([
      'Betala 1\u00A0200\u00A0kr på avbetalningsplanen',
      'Betala 1\u00A0200\u00A0kr på avbetalningsplanen',
      'Betala 344,50\u00A0kr på avbetalningsplanen',
    ]);
    expect(new Set(days.map(({ description }) => description))).toEqual(
      new Set(['Plusgiro: 1234566\nOCR-nummer: 471100194475\nReferensnummer: 47110019447']),
    );
  });

  it('leave out a month that has been paid', () => {
    const remainingAmortizationOccasions = [payment('2026-11-30', 0)];
    expect(planDays(claimCase, { remainingAmortizationOccasions })).toEqual([]);
  });

  it('remind of a month whose amount cannot be read, without an amount', () => {
    const remainingAmortizationOccasions = [payment('2026-11-30', null)];
    expect(planDays(claimCase, { remainingAmortizationOccasions })).toMatchObject([
      { date: '2026-11-30', summary: 'Betala på avbetalningsplanen' },
    ]);
  });

  it('include only the known numbers', () => {
    const bare = { ...claimCase, plusGiroNumber: null, ocrNumber: null };
    expect(planDays(bare, plan)[0]?.description).toBe('Referensnummer: 47110019447');
  });

  it('keep their ids when the file is made again, even if amounts have changed', () => {
    const uids = (amount: Amount) =>
      planDays(claimCase, {
        remainingAmortizationOccasions: [payment('2026-12-31', amount)],
      }).map(({ uid }) => uid);
    expect(uids(120_000)).toEqual(uids(90_000));
    expect(uids(120_000)).toEqual(['avbetalningsplan-47110019447-2026-12-31@mina-sidor']);
  });

  it('have unique ids, even if two are on one day', () => {
    const days = planDays(claimCase, {
      remainingAmortizationOccasions: [payment('2026-11-30', 100), payment('2026-11-30', 200)],
    });
    expect(new Set(days.map(({ uid }) => uid)).size).toBe(2);
  });
});

it('makes a file that is named after the case', () => {
  const { name, content } = planCalendar(claimCase, plan, Date.parse('2026-11-20T09:42:00Z'));
  expect(name).toBe('avbetalningsplan-47110019447.ics');
  expect(content.match(/BEGIN:VEVENT/gu)).toHaveLength(3);
});
