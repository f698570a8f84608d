import { formatDate, formatDayInText, formatMonthInText } from '@mina-sidor/texts';

const noBreakSpace = '\u00A0';
const noBreakHyphen = '\u2011';

/** A date that a line never breaks in. */
export function dateInSentence(isoDate: string): string {
  return formatDate(isoDate).replaceAll('-', noBreakHyphen);
}

/** A day that a line never breaks in, with its year only if that is another than this one. */
export function dayInSentence(isoDate: string, today: string): string {
  return withOtherYear(formatDayInText(isoDate), isoDate, today);
}

/** A month, with its year only if that is another than this one. */
export function monthInSentence(isoDate: string, today: string): string {
  return withOtherYear(formatMonthInText(isoDate), isoDate, today);
}

function withOtherYear(text: string, isoDate: string, today: string): string {
  const year = isoDate.slice(0, 4);
  return year === today.slice(0, 4) ? text : `${text}${noBreakSpace}${year}`;
}

/** A moment as the provider shows it, `i går 16.30`, that a line never breaks in. */
export function momentInSentence(moment: string): string {
  return moment.replaceAll(' ', noBreakSpace);
}

/** A case's number in groups of four, as its letters write it. */
export function referenceInSentence(referenceNumber: string): string {
  return referenceNumber.replaceAll(/.{4}(?=.)/gu, `$&${noBreakSpace}`);
}

/**
 * A case's number in a name that only screen readers get: digit by digit, with a pause after each group (row Z103). As one
 * number it would be read as billions.
 */
export function referenceAloud(referenceNumber: string): string {
  if (!/^\d+$/u.test(referenceNumber)) return referenceNumber;
  const groups = referenceNumber.match(/.{1,4}/gu) ?? [];
  return groups.map((group) => [...group].join(' ')).join(', ');
}

/** A vehicle's number with its letters apart from the rest, as on the plate. A personal plate is left as it is. */
export function registrationInSentence(registrationNumber: string): string {
  return registrationNumber.replace(/^([A-ZÅÄÖ]{3})(?=\d{2}[\dA-Z]$)/u, `$1${noBreakSpace}`);
}

/** The words at the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('sv') + text.slice(1);
}
