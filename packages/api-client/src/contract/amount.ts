import * as v from 'valibot';

import { optional } from './primitives.ts';

/** Money in whole öre, so that sums are exact; `null` if the provider's text is not an amount. */
export type Amount = number | null;

/**
 * Swedish money: a sign, at most 13 digits of kronor, and one or two decimals. Spaces of every kind may stand anywhere.
 * Its source stands in openapi.json, so it has no names for its groups, which not every language knows.
 */
export const amountPattern =
  /^\s*([-\u2212]?)\s*(\d(?:\s*\d){0,12})(?:\s*[.,]\s*(\d(?:\s*\d)?))?\s*$/u;

/**
 * Parses Swedish money, `12 480`, `4 350,00` or `−180`, into whole öre. `null` if the text is not an amount, or one too
 * large to be exact. `formatAmount` of `@mina-sidor/texts` is the inverse.
 *
 * @example parseAmount('4 350,50') // 435_050
 */
export function parseAmount(text: string): Amount {
  const [, sign, kronor, decimals = ''] = amountPattern.exec(text) ?? [];
  if (kronor === undefined) return null;
  const ore = Number(digitsOf(kronor) + digitsOf(decimals).padEnd(2, '0'));
  return sign !== '' && ore !== 0 ? -ore : ore;
}

const digitsOf = (text: string): string => text.replaceAll(/\s/gu, '');

/** The provider's text for an amount, parsed into whole öre. An invalid text makes only its own field `null`. */
export const swedishDecimal = v.pipe(
  v.string(),
  v.metadata({
    description: 'Swedish decimal in kronor: spaces group thousands, a comma starts the decimals.',
    examples: ['12 480', '4 350,00', '0'],
    pattern: amountPattern.source,
  }),
  v.transform(parseAmount),
);

/**
 * By how much a debt grows each day. `null` if that is not known, and for an amount that is no increase: nothing can be
 * said to be added then.
 */
export const dailyIncrease = v.pipe(
  optional(swedishDecimal),
  v.transform((amount) => (amount !== null && amount > 0 ? amount : null)),
);
