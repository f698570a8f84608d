import { closePdf, fonts, openPdf, type Pdf } from './openPdf.ts';
import type { Paper, PaperPart } from './paper.ts';
import { provider } from './words.ts';

const ink = '#14232B';
const brand = '#0E4A47';
const line = '#D9D5CB';

type Structure = ReturnType<Pdf['struct']>;
type Side = 'left' | 'right';
const sizes = { H1: 22, H2: 14, P: 11 } as const;

/** The paper as a PDF file that can be read by everybody. The same paper gives the same bytes. */
export function paperPdf({ title, day, recipient, parts }: Paper): Buffer {
  const pdf = openPdf({ title, author: provider, day });
  const whole = pdf.struct('Document');
  pdf.addStructure(whole);
  write(pdf, whole, provider);
  write(pdf, whole, title, 'H1');
  write(pdf, whole, recipient);
  for (const part of parts) drawPart(pdf, whole, part);
  whole.end();
  return closePdf(pdf);
}

function drawPart(pdf: Pdf, whole: Structure, part: PaperPart): void {
  switch (part.kind) {
    case 'heading':
      pdf.moveDown(0.7);
      write(pdf, whole, part.text, 'H2');
      return;
    case 'paragraph':
      write(pdf, whole, part.text);
      return;
    case 'facts': {
      const rows = part.facts.map(({ label, value }) => [rowHeader(label), value]);
      drawTable(pdf, whole, [{ width: 150, side: 'left' }, { side: 'left' }], rows);
      return;
    }
    case 'table': {
      const columns = part.columns.map(({ width, side }) =>
        width === null ? { side } : { width, side },
      );
      drawTable(pdf, whole, columns, [
        part.columns.map(({ header }) => columnHeader(header)),
        ...part.rows.map(([name = '', ...cells]) => [rowHeader(name), ...cells]),
      ]);
    }
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
  columns: readonly { readonly width?: number; readonly side: Side }[],
  data: Cell[][],
): void {
  pdf.font(fonts.regular).fontSize(9.5).fillColor(ink);
  const table = {
    columnStyles: columns.map(({ width = '*', side }) => ({
      width,
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
