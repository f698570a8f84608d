/** One day in a calendar. */
export interface CalendarDay {
  /** The same each time the event is written, so that a calendar replaces it instead of doubling it. */
  readonly uid: string;
  /** `2026-11-30`. */
  readonly date: string;
  readonly summary: string;
  readonly description: string;
}

interface Calendar {
  /** Which program has made it. */
  readonly productId: string;
  /** When it was made, in milliseconds since 1970. */
  readonly madeAt: number;
  readonly days: readonly CalendarDay[];
}

/** Days with a reminder, as a file that every calendar program can read (RFC 5545). */
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
    // Something to do on a day does not make its owner busy all day.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    // Nine in the morning the day before, since a whole day begins at midnight.
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** Characters that mean something in a value get a backslash before them. */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/gu, '\\$&').replaceAll(/\r\n|\r|\n/gu, '\\n');
}

const longestLine = 75;

/**
 * Breaks a line into pieces of at most 75 octets, each but the first behind a space, which counts as well. A letter
 * is never cut in two: readers of octets would not put it together again.
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
