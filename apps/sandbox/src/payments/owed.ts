import { parseAmount, type problemTypes } from '@mina-sidor/api-client/contract';

import type { CaseRecord } from '../store/store.ts';

/** Why a case cannot be paid now. */
type PaymentObstacle = Extract<
  keyof typeof problemTypes,
  'caseClosed' | 'uninsuredPeriodOpen' | 'paymentInProgress' | 'nothingToPay' | 'amountUnknown'
>;

/** What can be charged for the case now, in whole kronor: öre are cut (row P02). Else the first obstacle to it. */
export function chargeOf(record: CaseRecord): number | PaymentObstacle {
  if (!record.active) return 'caseClosed';
  if (record.hasOpenUninsuredPeriod) return 'uninsuredPeriodOpen';
  const status = record.paymentStatus.trim().toLowerCase();
  if (status === 'created' || status === 'checkoutfinished') return 'paymentInProgress';
  const ore = parseAmount(record.amountToPay);
  if (ore === null) return 'amountUnknown';
  return ore < 100 ? 'nothingToPay' : Math.floor(ore / 100);
}
