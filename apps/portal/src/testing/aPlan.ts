import type { PaymentPlanInfo } from '@mina-sidor/api-client';

const nextMonth = { amountLeftToPay: '1 200', date: '2026-12-31' };

/** A plan with a month half paid and one to come, whose parts add up; a test states only what matters to it. */
export function aPlan(overrides: Partial<PaymentPlanInfo> = {}): PaymentPlanInfo {
  return {
    activeAmortizationOccasion: {
      expectedAmount: '1 200',
      paidAmount: '200',
      amountLeftToPay: '1 000',
      date: '2026-11-30T00:00:00',
    },
    nextAmortizationOccasion: nextMonth,
    remainingAmortizationOccasions: [{ amountLeftToPay: '1 000', date: '2026-11-30' }, nextMonth],
    willBeClosed: false,
    capitalBalance: '1 500',
    costBalance: '180',
    interestBalance: '112,50',
    feeBalance: '170',
    notificationCost: '120',
    interestClaim: '117,50',
    totalAmount: '2 200',
    ...overrides,
  };
}
