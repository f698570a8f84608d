import personnummer from 'personnummer';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { caseStatusOf, paymentSchema } from '../payments/payment.ts';
import { addDays, endOfMonth } from '../calendar.ts';
import { luhnDigit } from './checkDigits.ts';
import { sampleCustomers } from './customers.ts';
import { seed } from './seed.ts';

/** Öre of an amount text, by a reader of its own; a text that is no amount fails the test. */
function read(text: string): number {
  expect(text).toMatch(/^\d{1,3}(?:[ \u00A0]\d{3})*(?:,\d{2})?$/u);
  const [kronor = '', ore = '00'] = text.replaceAll(/[ \u00A0]/gu, '').split(',');
  return Number(`${kronor}${ore}`);
}
const sum = (amounts: readonly string[]): number =>
  amounts.reduce((total, amount) => total + read(amount), 0);
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
const hasCheckDigit = (digits: string): boolean => luhnDigit(digits.slice(0, -1)) === digits.at(-1);

/** 180 kr at collection, 680 kr more at a payment order, 600 kr more at foreclosure; in öre. */
const costsOfState = new Map([
  ['Collection', 18_000],
  ['PaymentOrder', 86_000],
  ['Contestation', 86_000],
  ['Decision', 86_000],
  ['Verdict', 86_000],
  ['Foreclosure', 146_000],
]);

const heavyCases = 120;
// A leap day, a year's first day, a year's last one and an ordinary one: the samples have to hold on every day.
const days = ['2026-11-20', '2028-02-29', '2027-01-01', '2026-12-31'];
const everybody = days.flatMap((today) =>
  sampleCustomers.map(({ key }) => ({ today, key, customer: seed(key, today, heavyCases) })),
);

describe.each(everybody)('sample customer $key on $today', ({ today, key, customer }) => {
  const active = customer.cases.filter((each) => each.active);
  const inProgress = customer.cases.filter((each) => each.paymentStatus !== 'None');

  it('owes exactly what the active cases add up to', () => {
    expect(read(customer.user.balance)).toBe(sum(active.map((each) => each.amountToPay)));
  });

  it('owes something on every active case and nothing on a closed one', () => {
    for (const each of active) expect(read(each.amountToPay)).toBeGreaterThan(0);
    const closed = customer.cases.filter((each) => !each.active);
    expect(closed.map((each) => each.amountToPay)).toEqual(closed.map(() => '0'));
  });

  it('grows by what the uninsured vehicles cost a day', () => {
    const charges = active.flatMap((each) =>
      each.hasOpenUninsuredPeriod ? [each.dayCharge ?? ''] : [],
    );
    expect(read(customer.user.increasingDebtAmount ?? '0')).toBe(sum(charges));
    const openPeriods = active
      .flatMap((each) => each.customerCases)
      .filter(({ fromDate, toDate }) => fromDate != null && toDate == null);
    expect(customer.user.unInsuredVehicles).toBe(openPeriods.length);
  });

  it('has a day charge on cases with an open period, and on those with one that has ended', () => {
    for (const { dayCharge, hasOpenUninsuredPeriod, customerCases } of customer.cases) {
      const periods = customerCases.filter(({ caseType }) => caseType === 'of-ärende');
      expect(dayCharge != null).toBe(hasOpenUninsuredPeriod || periods.length === 1);
    }
  });

  it('has OCR and Plusgiro numbers with right check digits', () => {
    for (const { referenceNumber, ocrNumber, plusGiroNumber } of customer.cases) {
      const ocr = ocrNumber ?? '';
      expect(hasCheckDigit(ocr)).toBe(true);
      expect(ocr.at(-2)).toBe(String(ocr.length % 10));
      expect(ocr.slice(0, -2)).toBe(referenceNumber);
      expect(hasCheckDigit(digitsOf(plusGiroNumber ?? ''))).toBe(true);
    }
  });

  it('has reference and registration numbers of the right form', () => {
    for (const { referenceNumber, registrationNumbers } of customer.cases) {
      expect(referenceNumber).toMatch(/^47\d{9}$/u);
      expect(new Set(registrationNumbers).size).toBe(registrationNumbers.length);
      for (const plate of registrationNumbers) {
        expect(plate).toMatch(/^[A-HJ-PR-UW-Z]{3}\d{2}[\dA-HJ-NPR-UW-Z]$/u);
      }
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

  it('has a payment on its way only where one could have been made', () => {
    for (const each of inProgress) {
      expect(['Created', 'CheckoutFinished']).toContain(each.paymentStatus);
      expect(each.active && !each.hasOpenUninsuredPeriod).toBe(true);
      expect(each.paymentPlanInfo).toBeNull();
    }
  });

  it('has the payment that a case says is on its way, of its amount without the öre', () => {
    expect(
      customer.payments.map(({ parts, stage, ocrNumber }) => [
        ...parts,
        ocrNumber,
        caseStatusOf(stage),
      ]),
    ).toEqual(
      inProgress.map(({ referenceNumber, amountToPay, ocrNumber, paymentStatus }) => [
        { referenceNumber, kronor: Math.floor(read(amountToPay) / 100) },
        ocrNumber,
        paymentStatus,
      ]),
    );
    for (const payment of customer.payments) {
      expect(v.is(paymentSchema, payment)).toBe(true);
      expect(payment.personalNumber).toBe(customer.personalNumber);
      expect(payment.captures.map(({ amount }) => amount)).toEqual([payment.amount]);
      expect(payment.paymentId).toMatch(/^[\da-f]{32}$/u);
      for (const time of [payment.createdAt, ...payment.captures.map(({ at }) => at)]) {
        expect(time < today).toBe(true);
      }
    }
  });

  it('has a payment history of at most two years, newest first', () => {
    const dates = customer.transactions.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const { date, amount } of customer.transactions) {
      expect(date > addDays(today, -731) && date <= today).toBe(true);
      expect(read(amount)).toBeGreaterThan(0);
    }
  });

  it('has a plan on exactly the active cases in that state', () => {
    for (const each of active) {
      expect(each.paymentPlanInfo != null).toBe(each.stateName?.trim() === 'InstallmentPlan');
      expect(each.hasOpenUninsuredPeriod && each.paymentPlanInfo != null).toBe(false);
    }
  });

  it('has installment plans whose sums agree', () => {
    for (const { paymentPlanInfo: plan, amountToPay } of customer.cases) {
      if (plan == null) continue;
      const owed = [plan.capitalBalance, plan.costBalance, plan.interestBalance, plan.feeBalance];
      expect(read(amountToPay)).toBe(sum(owed));
      const future = [plan.notificationCost, plan.interestClaim];
      expect(read(plan.totalAmount)).toBe(sum([...owed, ...future]));
      const months = plan.remainingAmortizationOccasions;
      expect(sum(months.map((month) => month.amountLeftToPay))).toBe(read(plan.totalAmount));
    }
  });

  it('has installment plans whose months follow each other, the current one first', () => {
    for (const { paymentPlanInfo: plan } of customer.cases) {
      if (plan == null) continue;
      const { activeAmortizationOccasion: current, remainingAmortizationOccasions: months } = plan;
      expect(months.map(({ date }) => date)).toEqual(
        months.map((_, index) => endOfMonth(today, index)),
      );
      expect(months[0]?.date).toBe(current.date);
      expect(months[0]?.amountLeftToPay).toBe(current.amountLeftToPay);
      expect(months[1] ?? null).toEqual(plan.nextAmortizationOccasion);
      expect(read(current.expectedAmount)).toBe(sum([current.paidAmount, current.amountLeftToPay]));
      for (const month of months.slice(1)) expect(read(month.amountLeftToPay)).toBeGreaterThan(0);
    }
  });

  it('pays 60 kr for each notice to come, and at least 350 kr each month but the last', () => {
    for (const { paymentPlanInfo: plan } of customer.cases) {
      if (plan == null) continue;
      const toCome = plan.remainingAmortizationOccasions.slice(1);
      expect(read(plan.notificationCost)).toBe(toCome.length * 6000);
      for (const month of toCome.slice(0, -1)) {
        expect(read(month.amountLeftToPay)).toBeGreaterThanOrEqual(35_000);
      }
    }
  });

  it('owes the day charge for each day of an open period, the first and this one included', () => {
    for (const { customerCases, dayCharge, stateName, amountToPay } of active) {
      const [only, ...others] = customerCases;
      if (dayCharge == null || only?.fromDate == null || others.length > 0) continue;
      if (only.toDate != null) continue;
      expect(stateName?.trim()).toBe('Claim');
      const days = (Date.parse(today) - Date.parse(only.fromDate)) / 86_400_000 + 1;
      expect(read(amountToPay)).toBe(days * read(dayCharge));
    }
  });

  it('owes at least the smallest charge and the costs of the state that a case has come to', () => {
    for (const { stateName, amountToPay } of active) {
      const state = stateName?.trim() ?? '';
      if (state === 'InstallmentPlan' || state === 'Ackord') continue;
      expect(read(amountToPay)).toBeGreaterThanOrEqual(20_000 + (costsOfState.get(state) ?? 0));
    }
  });

  it('is warned exactly when one of the plans may be closed', () => {
    expect(customer.user.paymentPlanWillBeClosed).toBe(
      customer.cases.some((each) => each.paymentPlanInfo?.willBeClosed === true),
    );
  });

  it('is the same each time', () => {
    expect(seed(key, today, heavyCases)).toEqual(customer);
  });
});

describe('the sample customers together', () => {
  const all = sampleCustomers.map(({ key }) => seed(key, '2026-11-20'));

  it('have valid personal numbers from the range kept for tests', () => {
    for (const { personalNumber } of sampleCustomers) {
      expect(personnummer.valid(personalNumber)).toBe(true);
      expect(personalNumber.slice(8, 11) >= '980').toBe(true);
    }
  });

  it('share no name, personal number, reference number or user key', () => {
    const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
    unique(all.map((each) => each.user.fullName));
    unique(all.map((each) => each.personalNumber));
    unique(all.map((each) => each.user.userKey));
    unique(all.flatMap((each) => each.cases.map((one) => one.referenceNumber)));
    unique(all.flatMap((each) => each.payments.map((one) => one.paymentId)));
    unique(all.flatMap((each) => each.conversations.map((one) => one.conversationId)));
  });

  it('never carry their personal number in the user record', () => {
    for (const { user, personalNumber } of all) {
      expect(JSON.stringify(user)).not.toContain(personalNumber);
    }
  });
});
