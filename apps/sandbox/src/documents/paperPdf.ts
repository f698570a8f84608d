import { fileURLToPath } from 'node:url';

import PdfKit from 'pdfkit';

import type { Paper, PaperPart } from './paper.ts';
import { dateOf, provider } from './words.ts';

const font = (name: string): string =>
  fileURLToPath(new URL(`./fonts/atkinson-hyperlegible-next-${name}.ttf`, import.meta.url));

/**
 * Made from the variable font of packages/ui, without kerning, because the PDF library cannot read that WOFF2 file. The
 * library opens a font only once if it gets the path.
 */
const fonts = { regular: font('regular'), bold: font('bold') } as const;
const sizes = { H1: 22, H2: 14, P: 11 } as const;
const ink = '#14232B';
const brand = '#0E4A47';
const line = '#D9D5CB';

/** Declares the document as PDF/UA-1. The library can do this, but its types lack the option. */
const universalAccess = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        `;

/**
 * How much of a page a heading needs, in points: itself, and the first rows or lines of what it heads. With less left it
 * goes to the next page, so that it never stands alone at the foot of one.
 */
const headingRoom = 110;

/** The library's document class, with one fault in its tables fixed. */
class Pdf extends PdfKit {
  /** The library lists a header cell, which alone has a scope, as the last of its own headers. */
  override ref(data: object = {}) {
    if ('Scope' in data && 'Headers' in data && Array.isArray(data.Headers)) {
      const others = data.Headers.slice(0, -1);
      if (others.length > 0) data.Headers = others;
      else Reflect.deleteProperty(data, 'Headers');
    }
    return super.ref(data);
  }
}

type Structure = ReturnType<Pdf['struct']>;

/**
 * The paper as an A4 file that everybody can read (PDF/UA): tagged, in Swedish, with a title that the reader's program
 * shows, its letters embedded. The same paper gives the same bytes.
 */
export function paperPdf({ title, day, recipient, parts }: Paper): Buffer {
  const made = new Date(`${day}T00:00:00Z`);
  const pdf = new Pdf({
    size: 'A4',
    margins: { top: 56, bottom: 56, left: 56, right: 56 },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'sv-SE',
    displayTitle: true,
    info: { Title: title, Author: provider, CreationDate: made, ModDate: made },
    font: fonts.regular,
  });
  pdf.appendXML(universalAccess);
  const whole = pdf.struct('Document');
  pdf.addStructure(whole);
  write(pdf, whole, provider);
  write(pdf, whole, title, 'H1');
  write(pdf, whole, recipient);
  // Compilations and extracts have the day in their title.
  if (!title.includes(dateOf(day))) write(pdf, whole, dateOf(day));
  for (const part of parts) drawPart(pdf, whole, part);
  whole.end();
  pdf.end();
  const bytes: unknown = pdf.read();
  if (!Buffer.isBuffer(bytes)) throw new TypeError('The PDF has no bytes.');
  return bytes;
}

function drawPart(pdf: Pdf, whole: Structure, part: PaperPart): void {
  switch (part.kind) {
    case 'heading':
      if (pdf.y + headingRoom > pdf.page.maxY()) pdf.addPage();
      else pdf.moveDown(0.7);
      write(pdf, whole, part.text, 'H2');
      return;
    case 'paragraph':
      write(pdf, whole, part.text);
      return;
    case 'facts': {
      const rows = part.facts.map(({ label, value }) => [rowHeader(label), value]);
      const columns = [
        { width: 150, side: 'left' },
        { width: null, side: 'left' },
      ] as const;
      drawTable(pdf, whole, columns, rows);
      return;
    }
    case 'table':
      drawTable(pdf, whole, part.columns, [
        part.columns.map(({ header }) => columnHeader(header)),
        ...part.rows.map(([name = '', ...cells]) => [rowHeader(name), ...cells]),
      ]);
  }
}

function write(pdf: Pdf, whole: Structure, text: string, type: keyof typeof sizes = 'P'): void {
  pdf
    .font(type === 'P' ? fonts.regular : fonts.bold)
    .fontSize(sizes[type])
    .fillColor(type === 'H1' ? brand : ink)
    .text(text, pdf.page.margins.left, pdf.y, { structParent: whole, structType: type });
  pdf.moveDown(type === 'P' ? 0.4 : 0.5);
}

const rowHeader = (text: string) => ({ text, type: 'TH' as const, scope: 'Row' as const });

const columnHeader = (text: string) => ({
  text,
  type: 'TH' as const,
  scope: 'Column' as const,
  font: { src: fonts.bold },
  borderColor: ink,
});

type Cell = string | ReturnType<typeof rowHeader> | ReturnType<typeof columnHeader>;

function drawTable(
  pdf: Pdf,
  whole: Structure,
  columns: readonly { readonly width: number | null; readonly side: 'left' | 'right' }[],
  data: Cell[][],
): void {
  pdf.font(fonts.regular).fontSize(9.5).fillColor(ink);
  const table = {
    columnStyles: columns.map(({ width, side }) => ({
      width: width ?? '*',
      align: { x: side, y: 'top' as const },
    })),
    defaultStyle: {
      padding: { top: 5, right: 4, bottom: 5, left: 4 },
      border: { top: 0, right: 0, bottom: 0.75, left: 0 },
      borderColor: line,
      textColor: ink,
    },
    data,
  };
  // The types do not know that a table can be part of a structure.
  pdf.table(Object.assign(table, { structParent: whole }));
  pdf.moveDown(0.4);
}
