export { languages, type Language, type Texts, textsIn, type Translation } from './catalogue.ts';
export { en } from './en.ts';
export { formatAmount } from './format/amount.ts';
export { formatCountInText, pluralInText } from './format/countInText.ts';
export { formatDate, formatDayInText, formatMonthInText, formatPeriod } from './format/date.ts';
export { formatList } from './format/list.ts';
export { formatDayAndTime, formatMoment } from './format/moment.ts';
export { formatNumber } from './format/number.ts';
export { softHyphens } from './format/softHyphens.ts';
export {
  fill,
  plural,
  type Placeholder,
  type PlaceholderValues,
  type PluralText,
} from './format/template.ts';
export { provider } from './sv/provider.ts';
/** All Swedish texts of the portal, by feature. A bundler keeps only the features that are named, as in `sv.shell`. */
export * as sv from './sv/index.ts';
