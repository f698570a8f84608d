import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { escapeText, foldLine, writeCalendar } from './icalendar.ts';

const madeAt = Date.parse('2026-11-20T10:42:00+01:00');
const productId = '-//Provider//Pages//SV';
const day = {
  uid: 'plan-47110019447-2026-11-30@mina-sidor',
  date: '2026-11-30',
  summary: 'Betala 1\u00A0200\u00A0kr',
  description: 'Plusgiro: 12 34 56-6\nOCR-nummer: 471100194475',
};

/** Reads a file as the standard says: unfolds lines, splits name and value, then unescapes. */
function read(file: string): readonly (readonly [name: string, value: string])[] {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return lines.slice(0, -1).map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1)];
  });
}
const unescape = (value: string): string =>
  value.replaceAll(/\\(?<letter>.)/gsu, (_match, letter: string) =>
    letter === 'n' ? '\n' : letter,
  );
const valuesOf = (file: string, wanted: string): readonly string[] =>
  read(file)
    .filter(([name]) => name === wanted)
    .map(([, value]) => unescape(value));
const octetsOf = (text: string): number => new TextEncoder().encode(text).length;

describe('writeCalendar', () => {
  it('writes whole days with a reminder, in the lines of the standard', () => {
    expect(writeCalendar({ productId, madeAt, days: [day] })).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Provider//Pages//SV',
        'CALSCALE:GREGORIAN',
        'BEGIN:VEVENT',
        'UID:plan-47110019447-2026-11-30@mina-sidor',
        'DTSTAMP:20261120T094200Z',
        'DTSTART;VALUE=DATE:20261130',
        'SUMMARY:Betala 1\u00A0200\u00A0kr',
        String.raw`DESCRIPTION:Plusgiro: 12 34 56-6\nOCR-nummer: 471100194475`,
        'TRANSP:TRANSPARENT',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Betala 1\u00A0200\u00A0kr',
        'TRIGGER:-PT15H',
        'END:VALARM',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('gives back what was written, whatever characters it contains', () => {
    const letters = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) =>
      // The standard has one kind of line break; texts contain no control characters.
      text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, '\n'),
    );
    fc.assert(
      fc.property(letters, letters, (summary, description) => {
        const file = writeCalendar({ productId, madeAt, days: [{ ...day, summary, description }] });
        expect(valuesOf(file, 'SUMMARY')).toEqual([summary]);
        expect(valuesOf(file, 'DESCRIPTION')).toEqual([description, summary]);
        const lines = file.split('\r\n');
        expect(lines.filter((line) => octetsOf(line) > 75)).toEqual([]);
        expect(lines.filter((line) => /[\r\n]/u.test(line))).toEqual([]);
      }),
    );
  });
});

describe('foldLine', () => {
  it.each([
    ['75 octets stand on one line', 'a'.repeat(75), ['a'.repeat(75)]],
    ['the 76th goes to the next', 'a'.repeat(76), ['a'.repeat(75), ' a']],
    [
      'the space of a new line counts',
      'a'.repeat(150),
      ['a'.repeat(75), ` ${'a'.repeat(74)}`, ' a'],
    ],
    ['a letter of two octets is not cut', `${'a'.repeat(74)}å`, ['a'.repeat(74), ' å']],
    ['nor one of four', `${'a'.repeat(72)}🚗`, ['a'.repeat(72), ' 🚗']],
    ['nothing stays nothing', '', ['']],
  ])('%s', (_name, line, folded) => {
    expect(foldLine(line).split('\r\n')).toEqual(folded);
  });
});

describe('escapeText', () => {
  it.each([
    ['a, b; c', String.raw`a\, b\; c`],
    [String.raw`a\b`, String.raw`a\\b`],
    ['a\nb\r\nc\rd', String.raw`a\nb\nc\nd`],
    ['Plusgiro: 12', 'Plusgiro: 12'],
  ])('writes %j as %s', (text, escaped) => {
    expect(escapeText(text)).toBe(escaped);
  });
});
