export interface CalendarDay {
  /** Stays the same when the file is made again, so that a calendar replaces the event. */
  readonly uid: string;
  /** `2026-11-30`. */
  readonly date: string;
  readonly summary: string;
  readonly description: string;
}

interface Calendar {
  /** The program that made the file. */
  readonly productId: string;
  /** In milliseconds since 1970. */
  readonly madeAt: number;
  readonly days: readonly CalendarDay[];
}

/** Writes days with a reminder in the format of all calendar programs (RFC 5545). */
export function writeCalendar({ productId, madeAt, days }: Calendar): string {
  const stamp = new Date(madeAt).toISOString().replaceAll(/[-:]|\.\d+/gu, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(productId)}`,
    'CALSCALE:GREGORIAN',
    ...days.flatMap((day) => writeDay(day, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function writeDay({ uid, date, summary, description }: CalendarDay, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    // The event does not mark the whole day as busy.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    // At nine in the morning the day before, counted back from midnight.
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** Escapes the characters that have a meaning in a value. */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/gu, '\\$&').replaceAll(/\r\n|\r|\n/gu, '\\n');
}

const longestLine = 75;

/**
 * Breaks a line into pieces of at most 75 octets; every piece but the first begins with a space, which counts too. A
 * character is never split, since some readers join octets wrongly.
 */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > longestLine) {
      pieces.push(piece);
      piece = '';
      octets = 1;
    }
    piece += letter;
    octets += size;
  }
  return [...pieces, piece].join('\r\n ');
}
