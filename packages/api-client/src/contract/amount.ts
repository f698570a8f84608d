import * as v from 'valibot';

/** Money in whole öre, so that sums are exact; `null` where the provider's text is no amount. */
export type Amount = number | null;

/**
 * Reads Swedish money, `12 480`, `4 350,00` or `−180`, as whole öre. `null` when the text is no amount, or one too
 * large to be counted exactly. `formatAmount` of `@mina-sidor/texts` is the way back.
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

/** Money as the provider writes it, read as whole öre. A text that is no amount spoils its own field alone. */
export const swedishDecimal = v.pipe(
  v.string(),
  v.description('Swedish decimal: a space groups thousands, a comma starts the decimals.'),
  v.metadata({ examples: ['12 480', '4 350,00', '0'] }),
  v.transform(parseAmount),
);
