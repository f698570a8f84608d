import Personnummer from 'personnummer';

import { localDay } from '../../domain/localDay.ts';

/**
 * Reads a personal number with or without century and separator (rows V11–V13).
 *
 * @returns the twelve digits, or `null` when it is not a valid personal or coordination number
 */
export function readPersonalNumber(text: string, today: Date): string | null {
  const compact = text.replaceAll(/\s/gu, '');
  const parts = /^(?<century>\d{2})?(?<date>\d{6})(?<separator>[-+])?(?<serial>\d{4})$/u.exec(
    compact,
  )?.groups;
  if (parts === undefined) return null;
  const { century, date = '', separator, serial = '' } = parts;
  const twelveDigits = `${century ?? String(centuryOf(date, separator === '+', today))}${date}${serial}`;
  return Personnummer.valid(twelveDigits) ? twelveDigits : null;
}

/** The century is 20, or 19 if that date would lie in the future. A plus sign subtracts a hundred years (row V13). */
function centuryOf(date: string, isHundredOrMore: boolean, today: Date): number {
  // A coordination number adds sixty to the day (row V12).
  const day = Number(date.slice(4)) % 60;
  const inThisCentury = `20${date.slice(0, 4)}${String(day).padStart(2, '0')}`;
  const isInTheFuture = inThisCentury > localDay(today.getTime()).replaceAll('-', '');
  return (isInTheFuture ? 19 : 20) - (isHundredOrMore ? 1 : 0);
}
