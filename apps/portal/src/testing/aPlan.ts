import type { PaymentPlanInfo } from '@mina-sidor/api-client';

const nextMonth = { amountLeftToPay: 120_000, date: '2026-12-31' };

/** A plan with one month half paid and one to come. Its parts add up to the total. Override what matters to the test. */
export function aPlan(overrides: Partial<PaymentPlanInfo> = {}): PaymentPlanInfo {
  return {
    activeAmortizationOccasion: {
      expectedAmount: 120_000,
      paidAmount: 20_000,
      amountLeftToPay: 100_000,
      date: '2026-11-30T00:00:00',
    },
    nextAmortizationOccasion: nextMonth,
    remainingAmortizationOccasions: [{ amountLeftToPay: 100_000, date: '2026-11-30' }, nextMonth],
    willBeClosed: false,
    capitalBalance: 150_000,
    costBalance: 18_000,
    interestBalance: 11_250,
    feeBalance: 17_000,
    notificationCost: 12_000,
    interestClaim: 11_750,
    totalAmount: 220_000,
    ...overrides,
  };
}
