import { describe, expect, it } from 'vitest';

import { padPdf } from './padPdf.ts';
import { paragraph } from './paper.ts';
import { paperPdf } from './paperPdf.ts';

const pdf = paperPdf({
  title: 'Kravbrev',
  day: '2026-11-20',
  recipient: 'Maja Lindqvist',
  parts: [paragraph('Det här är ett krav från oss.')],
});

/** What stands where the file says that the table of its parts is. */
function atPlaceOfTable(file: Buffer): string {
  const text = file.toString('latin1');
  const place = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1]);
  return text.slice(place, place + 5);
}

describe('a file that is made up to a size', () => {
  it.each([100, 1000, 60_000, 99_990, 100_000, 100_005, 123_456])(
    'has %i bytes more or that size, and finds its table',
    (size) => {
      const wanted = Math.max(size, pdf.length + size);
      const padded = padPdf(pdf, wanted);
      expect(padded).toHaveLength(wanted);
      expect(atPlaceOfTable(padded)).toBe('xref\n');
      const table = pdf.toString('latin1').lastIndexOf('\nxref\n');
      expect(padded.subarray(0, table).equals(pdf.subarray(0, table))).toBe(true);
    },
  );

  it('is as it was when it is that large already', () => {
    expect(padPdf(pdf, 0)).toBe(pdf);
    expect(padPdf(pdf, pdf.length)).toBe(pdf);
  });

  it('has to be a PDF', () => {
    expect(() => padPdf(Buffer.from('hej'), 100)).toThrow('no table');
  });
});
