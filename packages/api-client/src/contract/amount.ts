import * as v from 'valibot';

/** Money in whole öre, so that sums are exact; `null` if the provider's text is not an amount. */
export type Amount = number | null;

/**
 * Parses Swedish money, `12 480`, `4 350,00` or `−180`, into whole öre. `null` if the text is not an amount, or one too
 * large to be exact. `formatAmount` of `@mina-sidor/texts` is the inverse.
 *
 * @example parseAmount('4 350,50') // 435_050
 */
export function parseAmount(text: string): Amount {
  const compact = text.replaceAll(/\s/gu, '').replace('\u2212', '-');
  const match = /^(?<sign>-?)(?<kronor>\d+)(?:[.,](?<decimals>\d{1,2}))?$/u.exec(compact);
  if (match?.groups === undefined) return null;
  const { sign, kronor = '', decimals = '' } = match.groups;
  const ore = Number(kronor + decimals.padEnd(2, '0'));
  if (!Number.isSafeInteger(ore)) return null;
  return sign === '-' && ore !== 0 ? -ore : ore;
}

/** The provider's text for an amount, parsed into whole öre. An invalid text makes only its own field `null`. */
export const swedishDecimal = v.pipe(
  v.string(),
  v.description('Swedish decimal: a space groups thousands, a comma starts the decimals.'),
  v.metadata({ examples: ['12 480', '4 350,00', '0'] }),
  v.transform(parseAmount),
);
