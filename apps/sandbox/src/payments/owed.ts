import type { CaseRecord } from '../store/store.ts';

/** A sum in whole öre as the provider's systems write it; null when it is none that can be counted exactly. */
export function readOre(text: string): number | null {
  const [, kronor, ore = ''] = /^(\d+)(?:,(\d{1,2}))?$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (kronor === undefined) return null;
  const sum = Number(kronor + ore.padEnd(2, '0'));
  return Number.isSafeInteger(sum) ? sum : null;
}

/** Why a case cannot be paid now. */
type PaymentObstacle =
  | 'closed'
  | 'openUninsuredPeriod'
  | 'inProgress'
  | 'nothingToPay'
  | 'unreadableAmount';

/** What can be charged for a case now, in whole kronor: öre are cut (row P02). */
export type Charge =
  | { readonly kind: 'payable'; readonly kronor: number }
  | { readonly kind: 'obstacle'; readonly obstacle: PaymentObstacle };

const obstacle = (reason: PaymentObstacle): Charge => ({ kind: 'obstacle', obstacle: reason });

/** Whether the case can be paid and with how much; the first obstacle decides. */
export function chargeOf(record: CaseRecord): Charge {
  if (!record.active) return obstacle('closed');
  if (record.hasOpenUninsuredPeriod) return obstacle('openUninsuredPeriod');
  const status = record.paymentStatus.trim().toLowerCase();
  if (status === 'created' || status === 'checkoutfinished') return obstacle('inProgress');
  const ore = readOre(record.amountToPay);
  if (ore === null) return obstacle('unreadableAmount');
  const kronor = Math.floor(ore / 100);
  return kronor > 0 ? { kind: 'payable', kronor } : obstacle('nothingToPay');
}
