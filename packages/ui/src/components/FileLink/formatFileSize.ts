import { perLocale } from '../../private/perLocale.ts';

const kilobyte = 1024;

/** Bytes in 1 MB. */
export const megabyte = kilobyte * kilobyte;

const inUnit = (unit: string) =>
  perLocale((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit }));
const inKilobytes = inUnit('kilobyte');
const inMegabytes = inUnit('megabyte');

/**
 * The size for people: whole kB below 1 MB, then MB with at most one decimal. A file that is not empty never
 * shows zero.
 *
 * @example formatFileSize(13_002_342, 'sv') // '12,4 MB', with a no-break space
 */
export function formatFileSize(bytes: number, locale: string | undefined): string {
  const kilobytes = roundUnlessNothing(bytes / kilobyte);
  const isSmall = kilobytes < kilobyte;
  const words = isSmall
    ? inKilobytes(locale).format(kilobytes)
    : inMegabytes(locale).format(tenthsOfMegabytes(bytes));
  // Swedish formatting puts a normal space before the unit, where a line could wrap.
  return words.replaceAll(/\s/gu, '\u00A0');
}

/** The size in MB without a unit, for use next to a limit that has one. */
export function formatMegabytes(bytes: number, locale: string | undefined): string {
  return new Intl.NumberFormat(locale).format(tenthsOfMegabytes(bytes));
}

function tenthsOfMegabytes(bytes: number): number {
  return roundUnlessNothing((bytes / megabyte) * 10) / 10;
}

function roundUnlessNothing(value: number): number {
  return value > 0 ? Math.max(1, Math.round(value)) : 0;
}
