import type { Amount } from '@mina-sidor/api-client';

/** The sum, exactly; `null` when one of the amounts is unknown, or the sum too large to be counted exactly. */
export function sumOf(amounts: readonly Amount[]): Amount {
  let sum = 0;
  for (const amount of amounts) sum += amount ?? Number.NaN;
  return Number.isSafeInteger(sum) ? sum : null;
}

/** Whether some amounts add up to the total that the provider gives beside them. */
export type SumCheck =
  | { readonly kind: 'equal' }
  | { readonly kind: 'differs'; readonly sum: number; readonly total: number }
  /** One of the amounts is unknown, so nothing can be said of the sum. */
  | { readonly kind: 'unknown' };

/** Compares the parts with their total, to the öre. */
export function checkSum(parts: readonly Amount[], total: Amount): SumCheck {
  const sum = sumOf(parts);
  if (sum === null || total === null) return { kind: 'unknown' };
  return sum === total ? { kind: 'equal' } : { kind: 'differs', sum, total };
}
