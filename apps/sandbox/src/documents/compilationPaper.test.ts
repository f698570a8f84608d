import { describe, expect, it } from 'vitest';

import { seed } from '../samples/seed.ts';
import { compilationPaper } from './compilationPaper.ts';
import type { Paper } from './paper.ts';
import { paperPdf } from './paperPdf.ts';
import { readablePdf } from '../testing/readablePdf.ts';

const today = '2026-11-20';

function compilationOf(key: string): Paper {
  const { personalNumber, user, cases } = seed(key, today);
  return compilationPaper(personalNumber, user, cases, today);
}

const rowsOf = ({ parts }: Paper) =>
  parts.flatMap((part) => (part.kind === 'table' ? part.rows : []));
const textsOf = ({ parts }: Paper) =>
  parts.flatMap((part) => (part.kind === 'paragraph' ? part.text : []));

describe('what a compilation says', () => {
  it('names each active case with what it is for, how far it has come and what it costs', () => {
    const compilation = compilationOf('standard');
    expect([compilation.day, compilation.recipient]).toEqual([
      today,
      'Maja Lindqvist, 19870412-9843',
    ]);
    expect(textsOf(compilation).slice(1)).toEqual(['41\u00A0317\u00A0kr']);
    const rows = rowsOf(compilation);
    expect(rows).toHaveLength(12);
    expect(rows[0]).toEqual([
      '47110023918',
      'Oförsäkrat fordon',
      'ABC12D',
      'Inkasso',
      '4\u00A0350\u00A0kr',
    ]);
  });

  it('says by how much the debt grows, if it does', () => {
    const growth = (key: string) => textsOf(compilationOf(key)).slice(2);
    expect(growth('uninsured-many')).toEqual([
      'Skulden ökar med 255,50\u00A0kr per dag så länge ett fordon är oförsäkrat.',
    ]);
    expect(growth('standard')).toEqual([]);
  });

  it('has no debts for who owes nothing', () => {
    expect(rowsOf(compilationOf('no-debt'))).toEqual([]);
    expect(textsOf(compilationOf('no-debt')).slice(1)).toEqual([
      'Du hade inga aktiva ärenden.',
      '0\u00A0kr',
    ]);
  });
});

describe('the file', () => {
  const compilation = compilationOf('standard');
  const pdf = paperPdf(compilation);
  const text = readablePdf(pdf);

  it('is the same, byte for byte, for the same compilation', () => {
    expect(paperPdf(compilationOf('standard')).equals(pdf)).toBe(true);
  });

  it('is tagged, in Swedish, with a title that shows', () => {
    const title = Buffer.from('\uFEFFSkuldsammanställning 20 november 2026', 'utf16le').swap16();
    const missing = [
      '/StructTreeRoot',
      '/Marked true',
      '/Lang (sv-SE)',
      '/DisplayDocTitle true',
      '<pdfuaid:part>1</pdfuaid:part>',
      `(${title.toString('latin1')})`,
    ].filter((part) => !text.includes(part));
    expect(missing).toEqual([]);
  });

  it('has headings, and a table whose cells know their headers', () => {
    const count = (tag: string) => text.split(`/S /${tag}\n`).length - 1;
    expect([count('H1'), count('H2'), count('Table')]).toEqual([1, 2, 1]);
    // A row of headers, and 12 cases with a row header each.
    expect([count('TR'), count('TH'), count('TD')]).toEqual([13, 5 + 12, 12 * 4]);
    expect(text.split('/Scope /Column').length - 1).toBe(5);
    expect(text.split('/Scope /Row').length - 1).toBe(12);
  });

  it('carries its letters with it', () => {
    const fonts = ['/FontFile2', 'HyperlegibleNext-Regular', 'HyperlegibleNext-Bold', 'Helvetica'];
    expect(fonts.filter((font) => text.includes(font))).toEqual(fonts.slice(0, 3));
  });

  it('goes on on more pages when there are many cases', () => {
    const parts = compilation.parts.map((part) =>
      part.kind === 'table'
        ? { ...part, rows: Array.from({ length: 8 }, () => part.rows).flat() }
        : part,
    );
    const pages = (file: string) => /\/Type \/Pages\n\/Count (\d+)/.exec(file)?.[1];
    expect(pages(text)).toBe('1');
    expect(Number(pages(readablePdf(paperPdf({ ...compilation, parts }))))).toBeGreaterThan(2);
  });
});
