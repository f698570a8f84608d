/** A segment of the bar, in percent of its width. */
export interface Share {
  readonly start: number;
  readonly width: number;
}

/** The space after each segment, in percent. */
const gap = 0.6;

/** The least share of a part before all of them are fitted to the bar: at least 6 px at 320 px. */
const least = 0.04;

/** How the amounts share a bar. Null when a negative amount leaves nothing to share. */
export function sharesOf(amounts: readonly number[]): readonly Share[] | null {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  if (sum <= 0 || amounts.some((amount) => amount < 0)) return null;
  const parts = amounts.map((amount) => Math.max(amount / sum, least));
  const whole = parts.reduce((total, part) => total + part, 0);
  let start = 0;
  return parts.map((part) => {
    const width = (part / whole) * 100;
    const share = { start, width: width - gap };
    start += width;
    return share;
  });
}
