import type { problemTypes } from '@mina-sidor/api-client/contract';

import type { CaseRecord } from '../store/store.ts';

/** Reads an amount of the provider's systems as whole öre; null when it is not an exact amount. */
export function readOre(text: string): number | null {
  const [, kronor, ore = ''] = /^(\d+)(?:,(\d{1,2}))?$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (kronor === undefined) return null;
  const sum = Number(kronor + ore.padEnd(2, '0'));
  return Number.isSafeInteger(sum) ? sum : null;
}

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
  const ore = readOre(record.amountToPay);
  if (ore === null) return 'amountUnknown';
  return ore < 100 ? 'nothingToPay' : Math.floor(ore / 100);
}
