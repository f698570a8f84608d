/** Number of characters in `123 456 kr`, in `123 456,50 kr` and in `12 345 678,50 kr`. */
const lengths = { short: 10, medium: 13, long: 16 } as const;

/** How much room an amount needs on one line; `endless` does not fit on any line. */
export function amountLength(amount: string): 'short' | 'medium' | 'long' | 'endless' {
  if (amount.length <= lengths.short) return 'short';
  if (amount.length <= lengths.medium) return 'medium';
  return amount.length <= lengths.long ? 'long' : 'endless';
}
