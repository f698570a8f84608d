import { describe, expect, it } from 'vitest';

import type { CaseWithPayments } from '../../domain/payability.ts';
import { aCase } from '../../testing/aCase.ts';
import { aPlan } from '../../testing/aPlan.ts';
import { debtPartsOf } from './debtParts.rules.ts';

const ordinary = aCase({ amountToPay: 100_000 });
const contested = aCase({ amountToPay: 50_050, stateName: 'Contestation' });
const plan = aCase({
  amountToPay: 200_000,
  stateName: 'InstallmentPlan',
  paymentPlanInfo: aPlan(),
});

const written = (cases: readonly CaseWithPayments[], balance: number | null) =>
  debtPartsOf(cases, balance)?.map(({ kind, count, sum }) => [kind, count, sum]);

describe('the parts of the debt', () => {
  it('come in one order, whatever that of the cases, and add up [Z83]', () => {
    const cases: readonly CaseWithPayments[] = [
      aCase({ amountToPay: -10_000 }),
      aCase({ amountToPay: 40 }),
      plan,
      aCase({ amountToPay: 3000, stateName: 'Ackord' }),
      aCase({ amountToPay: 4000, stateName: 'TemporaryOffer' }),
      contested,
      aCase({ amountToPay: 5000, paymentStatus: 'Created' }),
      aCase({ amountToPay: 6000, paymentStatus: 'CheckoutFinished' }),
      aCase({ amountToPay: 7000, hasOpenUninsuredPeriod: true }),
      ordinary,
      { ...ordinary, stateName: 'Foreclosure' },
    ];
    expect(written(cases, 465_090)).toEqual([
      ['ordinary', 2, 200_000],
      ['uninsured', 1, 7000],
      ['processing', 2, 11_000],
      ['contested', 1, 50_050],
      ['offer', 1, 4000],
      ['ackord', 1, 3000],
      ['plan', 1, 200_000],
      ['less', 1, 40],
      ['credit', 1, -10_000],
    ]);
  });

  it('count a plan whose month cannot be read, and a case of nothing [Z83]', () => {
    const unreadable = aCase({ amountToPay: 1000, stateName: 'InstallmentPlan' });
    expect(written([unreadable, plan, aCase({ amountToPay: 0 })], 201_000)).toEqual([
      ['plan', 2, 201_000],
      ['less', 1, 0],
    ]);
  });

  it.each<readonly [string, readonly CaseWithPayments[], number | null]>([
    ['the sum is another', [ordinary, contested], 150_000],
    ['the debt cannot be read', [ordinary, contested], null],
    ['an amount cannot be read', [ordinary, { ...contested, amountToPay: null }], 100_000],
    ['nobody knows which has been paid', [ordinary, { ...contested, mayBePaid: true }], 150_050],
    ['one of them is closed', [ordinary, contested, { ...ordinary, active: false }], 250_050],
    ['there is one part', [ordinary, ordinary], 200_000],
    ['there is one case', [ordinary], 100_000],
    ['there is no case', [], 0],
  ])('are not told when %s [Z83]', (_name, cases, balance) => {
    expect(debtPartsOf(cases, balance)).toBeNull();
  });
});
