import type { Amount } from '@mina-sidor/api-client';

/** The exact sum; `null` when an amount is unknown or the sum is too large to be exact. */
export function sumOf(amounts: readonly Amount[]): Amount {
  let sum = 0;
  for (const amount of amounts) sum += amount ?? Number.NaN;
  return Number.isSafeInteger(sum) ? sum : null;
}

/** Whether the parts add up to the total that the provider gives with them. */
export type SumCheck =
  | { readonly kind: 'equal' }
  | { readonly kind: 'differs'; readonly sum: number; readonly total: number }
  /** One of the amounts is unknown. */
  | { readonly kind: 'unknown' };

export function checkSum(parts: readonly Amount[], total: Amount): SumCheck {
  const sum = sumOf(parts);
  if (sum === null || total === null) return { kind: 'unknown' };
  return sum === total ? { kind: 'equal' } : { kind: 'differs', sum, total };
}
