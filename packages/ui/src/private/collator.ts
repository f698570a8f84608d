import { perLocale } from './perLocale.ts';

/** Compares words in a language, and numbers in them by size. */
export const collatorOf = perLocale((locale) => new Intl.Collator(locale, { numeric: true }));
