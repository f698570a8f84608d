import type { InsuranceCase } from '@mina-sidor/api-client';
import { describe, expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { aPlan } from '../../testing/aPlan.ts';
import {
  breakdownFields,
  installmentPlanOf,
  paymentPanelOf,
  paymentsLeft,
  paymentState,
  paymentStateOf,
} from './paymentPanel.rules.ts';

const planInfo = aPlan();

const uninsured = { hasOpenUninsuredPeriod: true } as const;
const created = { paymentStatus: 'Created' } as const;
const plan = { stateName: 'InstallmentPlan', paymentPlanInfo: planInfo } as const;
const paymentsOff = false;

const numbers = [{ plusgiro: '1234566', ocr: '471100239188' }];
const amount = '4\u00A0350\u00A0kr';

function panelOf(overrides: Partial<InsuranceCase>, canPay = true) {
  return paymentPanelOf(aCase(overrides), canPay);
}

describe('paymentPanelOf', () => {
  it('is there for an active case and for no other [D18]', () => {
    expect(panelOf({})).not.toBeNull();
    expect(panelOf({ active: false })).toBeNull();
    expect(panelOf({ active: false, ...uninsured })).toBeNull();
  });

  it('blocks Swish for an open uninsured period and keeps the numbers [D24]', () => {
    expect(panelOf(uninsured)).toEqual({
      kind: 'uninsured',
      card: { status: 'blocked', reason: 'uninsured', amount, numbers },
    });
  });

  it.each([
    ['Created', 'processing'],
    ['CheckoutFinished', 'processing'],
    ['None', 'payable'],
    ['Initialized', 'payable'],
  ] as const)('payment status %s gives panel %s [D26]', (paymentStatus, kind) => {
    const panel = panelOf({ paymentStatus });
    expect(panel?.kind).toBe(kind);
    if (panel?.kind === 'processing') expect(panel.card).toEqual({ status: 'processing', amount });
  });

  it.each([
    ['a plain case', {}, amount, null],
    ['an installment plan', plan, amount, '1\u00A0000\u00A0kr'],
    ['a case with nothing to pay', { amountToPay: '0' }, null, null],
  ])('says of %s that paying does not work now [D27]', (_name, overrides, expected, monthly) => {
    const panel = panelOf(overrides, paymentsOff);
    expect(panel).toMatchObject({
      kind: 'unavailable',
      card: { status: 'blocked', reason: 'unavailable', amount: expected, numbers },
    });
    const month = panel?.kind === 'unavailable' ? panel.month : undefined;
    if (monthly === null) expect(month).toBeNull();
    else expect(month?.state).toMatchObject({ status: 'due', amount: monthly });
  });

  it('shows a plan’s current month, next month and the whole of it [D28, D29]', () => {
    expect(panelOf(plan)).toEqual({
      kind: 'plan',
      plan: planInfo,
      months: [
        {
          which: 'current',
          latestPaymentDate: '2026-11-30',
          state: { status: 'due', amount: '1\u00A0000\u00A0kr', numbers },
        },
        {
          which: 'next',
          latestPaymentDate: '2026-12-31',
          state: { status: 'due', amount: '1\u00A0200\u00A0kr', numbers },
        },
      ],
      // 4 350 is amountToPay; totalAmount holds costs that may come.
      demand: { status: 'payable', amount, numbers },
    });
  });

  it('leaves out the next month when there is none [D28]', () => {
    const last = { ...planInfo, nextAmortizationOccasion: null };
    const panel = panelOf({ ...plan, paymentPlanInfo: last });
    expect(panel?.kind === 'plan' ? panel.months.map(({ which }) => which) : null).toEqual([
      'current',
    ]);
  });

  it('has nothing to pay at once when a plan’s amountToPay is 0 [D29]', () => {
    const panel = panelOf({ ...plan, amountToPay: '0,00' });
    expect(panel).toMatchObject({ kind: 'plan', demand: { status: 'settled' } });
  });

  it.each([
    // Öre are cut, and nothing can be paid with what is left.
    ['0,99', 'nothing'],
    ['1', 'payable'],
    ['4 350', 'payable'],
    ['0', 'nothing'],
    ['0,00', 'nothing'],
    ['-20', 'nothing'],
    ['okänt', 'nothing'],
  ])('amount %s gives panel %s [D30, D31]', (amountToPay, kind) => {
    expect(panelOf({ amountToPay })?.kind).toBe(kind);
  });

  it('gives the amount and the numbers to the card that can be paid [D30]', () => {
    expect(panelOf({})).toEqual({
      kind: 'payable',
      card: { status: 'payable', amount, numbers },
    });
  });

  const zero = { amountToPay: '0' };
  it.each<[string, Partial<InsuranceCase>, boolean, string]>([
    ['1 over 2: uninsured, payment created', { ...uninsured, ...created }, true, 'uninsured'],
    ['1 over 3: uninsured, payments off', uninsured, paymentsOff, 'uninsured'],
    ['1 over 4: uninsured, installment plan', { ...uninsured, ...plan }, true, 'uninsured'],
    ['1 over 5: uninsured, amount above 0', uninsured, true, 'uninsured'],
    ['1 over 6: uninsured, amount 0', { ...uninsured, ...zero }, true, 'uninsured'],
    ['2 over 3: payment created, payments off', created, paymentsOff, 'processing'],
    ['2 over 4: payment created, installment plan', { ...created, ...plan }, true, 'processing'],
    ['2 over 5: payment created, amount above 0', created, true, 'processing'],
    ['2 over 6: payment created, amount 0', { ...created, ...zero }, true, 'processing'],
    ['3 over 4: payments off, installment plan', plan, paymentsOff, 'unavailable'],
    ['3 over 5: payments off, amount above 0', {}, paymentsOff, 'unavailable'],
    ['3 over 6: payments off, amount 0', zero, paymentsOff, 'unavailable'],
    ['4 over 5: installment plan, amount above 0', plan, true, 'plan'],
    ['4 over 6: installment plan, amount 0', { ...plan, ...zero }, true, 'plan'],
  ])('panel %s [D25]', (_name, overrides, canPay, kind) => {
    expect(panelOf(overrides, canPay)?.kind).toBe(kind);
  });
});

describe('installmentPlanOf', () => {
  it.each([
    ['InstallmentPlan', planInfo, true],
    [' InstallmentPlan ', planInfo, true],
    ['InstallmentPlan', null, false],
    ['Collection', planInfo, false],
    [null, planInfo, false],
  ])('state %s with plan %#: %s [D29]', (stateName, paymentPlanInfo, applies) => {
    expect(installmentPlanOf({ stateName, paymentPlanInfo }) !== null).toBe(applies);
  });
});

describe('paymentStateOf', () => {
  it.each([
    // expected, left, state
    ['0', '0', 0],
    ['0,00', '0,00', 0],
    ['0', '500', 0],
    ['1 200', '0', 2],
    ['1 200', '0,00', 2],
    ['1 200', '1 200', 1],
    ['1 200', '0,50', 1],
  ])('expected %s, left %s: %i [D32, D33]', (expectedAmount, amountLeftToPay, state) => {
    expect(paymentStateOf({ expectedAmount, amountLeftToPay })).toBe(state);
  });

  it('counts none as 0, due as 1 and paid as 2 [D33]', () => {
    expect(paymentState).toEqual({ None: 0, Due: 1, Paid: 2 });
  });

  it.each([
    [{ expectedAmount: '0', amountLeftToPay: '0' }, { status: 'none' }],
    [
      { expectedAmount: '1 200', amountLeftToPay: '0', paidAmount: '1 200' },
      { status: 'paid', amount: '1\u00A0200\u00A0kr' },
    ],
    [
      { expectedAmount: '1 200', amountLeftToPay: '1 000' },
      { status: 'due', amount: '1\u00A0000\u00A0kr', numbers },
    ],
  ])('draws the month of %j as %j [D32]', (occasion, state) => {
    const activeAmortizationOccasion = { ...planInfo.activeAmortizationOccasion, ...occasion };
    const panel = panelOf({
      ...plan,
      paymentPlanInfo: { ...planInfo, activeAmortizationOccasion },
    });
    expect(panel?.kind === 'plan' ? panel.months[0]?.state : null).toEqual(state);
  });
});

describe('what is left of a plan', () => {
  it('counts the payments left with the current month among them [D34]', () => {
    expect(paymentsLeft(planInfo)).toBe(2);
    expect(paymentsLeft({ remainingAmortizationOccasions: [] })).toBe(0);
  });

  it('is made of seven amounts, the sum last [D35]', () => {
    expect(breakdownFields.map((field) => planInfo[field])).toEqual([
      '1 500',
      '180',
      '112,50',
      '170',
      '120',
      '117,50',
      '2 200',
    ]);
  });
});
