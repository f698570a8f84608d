/** A sum in öre of a sum in kronor. Inside the samples all money is whole öre, so that sums are exact. */
export const oreOf = (kronor: number): number => Math.round(kronor * 100);

const noBreakSpace = '\u00A0';

/**
 * A sum in öre as the provider's systems write it, in kronor. They do not agree: some group by a plain
 * space and some by a no-break space, some always write two decimals. Readers have to take all of them.
 */
export function amountText(ore: number, style: 'short' | 'decimals' | 'noBreak' = 'short'): string {
  const space = style === 'noBreak' ? noBreakSpace : ' ';
  const kronor = String(Math.floor(ore / 100)).replace(/\B(?=(\d{3})+$)/g, space);
  if (style === 'short' && ore % 100 === 0) return kronor;
  return `${kronor},${String(ore % 100).padStart(2, '0')}`;
}

/** Interest under section 6 of the interest act: the reference rate and eight percentage points. */
const yearlyInterest = 0.025 + 0.08;

/** Interest on a sum in öre: whole kronor, rounded down in the customer's favour. */
export function interest(capital: number, days: number): number {
  return oreOf(Math.floor((capital * yearlyInterest * days) / 36_500));
}

/** What the law and the provider let each step cost, in öre. */
export const costs = {
  minimumCharge: oreOf(200),
  collection: oreOf(180),
  paymentOrder: oreOf(680),
  foreclosure: oreOf(600),
  planSetUp: oreOf(170),
  planNotice: oreOf(60),
} as const;
