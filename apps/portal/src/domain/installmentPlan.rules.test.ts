import { describe, expect, it } from 'vitest';

import { aCase } from '../testing/aCase.ts';
import { aPlan } from '../testing/aPlan.ts';
import { installmentPlanOf, runningPlanOf } from './installmentPlan.rules.ts';

const plan = aPlan();

describe('the installment plan of a case', () => {
  it.each([
    ['InstallmentPlan', plan, true],
    [' InstallmentPlan ', plan, true],
    ['InstallmentPlan', null, false],
    ['Collection', plan, false],
    [null, plan, false],
  ])('state %s with plan %#: %s [D29]', (stateName, paymentPlanInfo, applies) => {
    expect(installmentPlanOf({ stateName, paymentPlanInfo }) !== null).toBe(applies);
  });

  it.each([
    ['None', plan],
    ['Created', null],
    ['CheckoutFinished', null],
  ] as const)('with the payment status %s has months to pay: %j [Z31]', (paymentStatus, runs) => {
    const claimCase = aCase({ stateName: 'InstallmentPlan', paymentPlanInfo: plan, paymentStatus });
    expect(runningPlanOf(claimCase)).toBe(runs);
  });
});
