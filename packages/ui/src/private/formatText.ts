import { perLocale } from './perLocale.ts';

const numberFormat = perLocale((locale) => new Intl.NumberFormat(locale));

/** The letters of Hebrew, Arabic and their neighbours. */
const rightToLeft = /[\u0590-\u08FF]/u;

/**
 * Replaces `{name}` in a text of `UiTexts` with a value; a number is written as the language does. A name without a
 * value stays visible, so that a test finds it.
 *
 * Where letters of both directions meet, invisible marks keep the value together. Without them "png. 10" would be drawn as
 * one, although "10" belongs to the Arabic words after it.
 */
export function formatText(text: string, values: Readonly<Record<string, string>>): string;
export function formatText(
  text: string,
  values: Readonly<Record<string, string | number>>,
  locale: string | undefined,
): string;
export function formatText(
  text: string,
  values: Readonly<Record<string, string | number>>,
  locale?: string,
): string {
  return text.replaceAll(/\{(\w+)\}/gu, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    if (typeof value === 'number') return formatCount(value, locale);
    return rightToLeft.test(text + value) ? `\u2068${value}\u2069` : value;
  });
}

/** Writes a count as the language does. */
export function formatCount(count: number, locale: string | undefined): string {
  // The first use of a number format takes a phone's browser a tenth of a second.
  return Math.abs(count) < 1000 ? String(count) : numberFormat(locale).format(count);
}
