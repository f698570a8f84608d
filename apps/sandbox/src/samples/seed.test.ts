import personnummer from 'personnummer';
import { describe, expect, it } from 'vitest';

import { addDays } from './calendar.ts';
import { luhnDigit } from './checkDigits.ts';
import { sampleCustomers } from './customers.ts';
import { seed, seedAll } from './seed.ts';

/** Kronor of an amount text, by a reader of its own. */
const read = (text: string): number => Number(text.replaceAll(/[\s\u00A0]/g, '').replace(',', '.'));
const sum = (amounts: readonly string[]): number =>
  amounts.reduce((total, amount) => total + read(amount), 0);
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
const hasCheckDigit = (digits: string): boolean => luhnDigit(digits.slice(0, -1)) === digits.at(-1);

// A leap day, a year's first day and an ordinary one: the samples have to hold on every day.
const days = ['2026-11-20', '2028-02-29', '2027-01-01'];
const everybody = days.flatMap((today) =>
  sampleCustomers.map(({ key }) => ({ today, key, customer: seed(key, today) })),
);

describe.each(everybody)('sample customer $key on $today', ({ today, key, customer }) => {
  const active = customer.cases.filter((each) => each.active);

  it('owes exactly what the active cases add up to', () => {
    expect(read(customer.user.balance)).toBe(sum(active.map((each) => each.amountToPay)));
  });

  it('owes nothing on closed cases', () => {
    const closed = customer.cases.filter((each) => !each.active);
    expect(closed.map((each) => each.amountToPay)).toEqual(closed.map(() => '0'));
  });

  it('grows by what the uninsured vehicles cost a day', () => {
    const charges = active.flatMap((each) =>
      each.hasOpenUninsuredPeriod ? [each.dayCharge ?? ''] : [],
    );
    expect(read(customer.user.increasingDebtAmount ?? '0')).toBe(sum(charges));
    expect(customer.user.unInsuredVehicles).toBe(charges.length);
  });

  it('has OCR and Plusgiro numbers with right check digits', () => {
    for (const { ocrNumber, plusGiroNumber } of customer.cases) {
      const ocr = ocrNumber ?? '';
      expect(hasCheckDigit(ocr)).toBe(true);
      expect(ocr.at(-2)).toBe(String(ocr.length % 10));
      expect(hasCheckDigit(digitsOf(plusGiroNumber ?? ''))).toBe(true);
    }
  });

  it('has periods that begin before they end, and nothing in the future', () => {
    for (const { customerCases, hasOpenUninsuredPeriod } of customer.cases) {
      for (const { fromDate, toDate, damageDate } of customerCases) {
        expect((fromDate ?? '') <= (toDate ?? today)).toBe(true);
        for (const date of [fromDate, toDate, damageDate]) expect((date ?? '') <= today).toBe(true);
      }
      const isOpen = customerCases.some((each) => each.fromDate != null && each.toDate == null);
      expect(isOpen).toBe(hasOpenUninsuredPeriod);
    }
  });

  it('has a payment history of at most two years, newest first', () => {
    const dates = customer.transactions.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const date of dates) {
      expect(date > addDays(today, -731) && date <= today).toBe(true);
    }
  });

  it('has instalment plans whose sums agree', () => {
    for (const { paymentPlanInfo: plan, amountToPay } of customer.cases) {
      if (plan == null) continue;
      const owed = [plan.capitalBalance, plan.costBalance, plan.interestBalance, plan.feeBalance];
      expect(read(amountToPay)).toBe(sum(owed));
      const future = [plan.notificationCost, plan.interestClaim];
      expect(read(plan.totalAmount)).toBe(sum([...owed, ...future]));
      const months = plan.remainingAmortizationOccasions;
      expect(sum(months.map((month) => month.amountLeftToPay))).toBe(read(plan.totalAmount));
      expect(months[0]?.date).toBe(plan.activeAmortizationOccasion.date);
      expect(months[1]).toEqual(plan.nextAmortizationOccasion);
      expect((months[0]?.date ?? '') >= today).toBe(true);
    }
  });

  it('is the same each time', () => {
    expect(seed(key, today)).toEqual(customer);
  });
});

describe('the sample customers together', () => {
  const today = '2026-11-20';
  const all = seedAll(today);
  const standard = seed('standard', today);

  it('have valid personal numbers from the range kept for tests', () => {
    for (const { personalNumber } of sampleCustomers) {
      expect(personnummer.valid(personalNumber)).toBe(true);
      expect(personalNumber.slice(8, 11) >= '980').toBe(true);
    }
  });

  it('share no personal number, reference number or user key', () => {
    const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
    unique(all.map((each) => each.personalNumber));
    unique(all.map((each) => each.user.userKey));
    unique(all.flatMap((each) => each.cases.map((one) => one.referenceNumber)));
    unique(all.flatMap((each) => each.conversations.map((one) => one.conversationId)));
  });

  it('never carry their personal number in the user record', () => {
    for (const { user, personalNumber } of all) {
      expect(JSON.stringify(user)).not.toContain(personalNumber);
    }
  });

  it('let Maja Lindqvist show one active case in every state and three closed ones', () => {
    const active = standard.cases.filter((each) => each.active);
    expect(active.map((each) => each.stateName?.trim() ?? null)).toEqual([
      'Collection',
      'Reminder',
      'InstallmentPlan',
      null,
      'Claim',
      'PaymentOrder',
      'Contestation',
      'TemporaryOffer',
      'Ackord',
      'Decision',
      'Verdict',
      'Foreclosure',
    ]);
    expect(standard.cases.length - active.length).toBe(3);
    expect(standard.conversations.filter((each) => !each.readByCustomer)).toHaveLength(2);
  });

  it('let her first cases have the amounts of the drawn pages', () => {
    expect(
      standard.cases.slice(0, 4).map((each) => [each.referenceNumber, each.amountToPay]),
    ).toEqual([
      ['47110023918', '4 350,00'],
      ['47110023926', '3 980,00'],
      ['47110019447', '2 150,00'],
      ['47110018203', '2 000,00'],
    ]);
  });

  it('show every kind of payment', () => {
    expect(new Set(standard.transactions.map((each) => each.type))).toEqual(
      new Set(['CustomerPayment', 'KfmPayment', 'SkadeSystemPayment', 'Repayment', 'Correction']),
    );
  });

  it('let the uninsured vehicle of Ivar Sandström cost 180 kr a day', () => {
    expect(seed('uninsured-one', today).user).toMatchObject({
      unInsuredVehicles: 1,
      increasingDebtAmount: '180,00',
    });
  });
});
