import { formatText } from '../../private/formatText.ts';
import { perLocale } from '../../private/perLocale.ts';
import type { UiTexts } from '../../texts.ts';
import type { DateFault, DateLimits } from './calendarDate.ts';

const days = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      timeZone: 'UTC',
    }),
);

/** Whether the language writes the month before the day, and the year last. */
export function isMonthFirst(locale: string | undefined): boolean {
  return days(locale).formatToParts(0)[0]?.type === 'month';
}

/** The limits as the language writes days: `2026-11-20` in Swedish, `20/11/2026` in British English. */
export function writtenLimits({ min, max }: DateLimits, locale: string | undefined): DateLimits {
  const written = (date: string | undefined): string | undefined => {
    const time = Date.parse(date ?? '');
    return Number.isNaN(time) ? date : days(locale).format(time);
  };
  return { min: written(min), max: written(max) };
}

/** The hint of a field and its accepted dates, as separate sentences. */
export function hintWithLimits(
  hint: string | undefined,
  { min, max }: DateLimits,
  texts: UiTexts,
): string | undefined {
  const limits = limitWords({ min, max }, texts);
  if (hint === undefined || limits === undefined) return hint ?? limits;
  return /[.!?]$/.test(hint) ? `${hint} ${limits}` : `${hint}. ${limits}`;
}

/** The error message for a date, with the dates that can be chosen. */
export function faultWords(fault: DateFault, { min, max }: DateLimits, texts: UiTexts): string {
  if (fault === 'unreadable') return texts.dateUnreadable;
  if (min !== undefined && max !== undefined) return formatText(texts.dateNotBetween, { min, max });
  return fault === 'early'
    ? formatText(texts.dateTooEarly, { min: min ?? '' })
    : formatText(texts.dateTooLate, { max: max ?? '' });
}

function limitWords({ min, max }: DateLimits, texts: UiTexts): string | undefined {
  if (min !== undefined && max !== undefined)
    return formatText(texts.dateHintBetween, { min, max });
  if (min !== undefined) return formatText(texts.dateHintMin, { min });
  return max === undefined ? undefined : formatText(texts.dateHintMax, { max });
}
