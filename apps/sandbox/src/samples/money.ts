const noBreakSpace = '\u00A0';

/**
 * Whole kronor as the provider's systems write them. They do not agree: some group by a plain space and
 * some by a no-break space, some always write two decimals. Readers have to take all of them.
 */
export function kronor(amount: number, style: 'whole' | 'decimals' | 'noBreak' = 'whole'): string {
  const space = style === 'noBreak' ? noBreakSpace : ' ';
  const grouped = String(amount).replace(/\B(?=(\d{3})+$)/g, space);
  return style === 'whole' ? grouped : `${grouped},00`;
}

/** Interest under section 6 of the interest act: the reference rate and eight percentage points. */
const yearlyInterest = 0.025 + 0.08;

/** Interest in whole kronor, rounded down in the customer's favour. */
export function interest(capital: number, days: number): number {
  return Math.floor((capital * yearlyInterest * days) / 365);
}

/** What the law and the provider let each step cost, in kronor. */
export const costs = {
  minimumCharge: 200,
  collection: 180,
  paymentOrder: 680,
  foreclosure: 600,
  planSetUp: 170,
  planNotice: 60,
} as const;
