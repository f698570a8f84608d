import type { DebtCompilation } from './debtCompilation.ts';
import { closePdf, fonts, openPdf, type Pdf } from './openPdf.ts';

const provider = 'Trafikfonden';
const ink = '#14232B';
const brand = '#0E4A47';
const line = '#D9D5CB';

const columns = [
  { header: 'Referensnummer', width: 104, side: 'left' },
  { header: 'Gäller', width: '*', side: 'left' },
  { header: 'Reg.nummer', width: 76, side: 'left' },
  { header: 'Läge', width: 128, side: 'left' },
  { header: 'Belopp', width: 76, side: 'right' },
] as const;

/** The compilation as a PDF file; `day` is when it was made. The same compilation gives the same bytes. */
export function debtCompilationPdf(compilation: DebtCompilation, day: string): Buffer {
  const title = `Skuldsammanställning ${compilation.date}`;
  const pdf = openPdf({ title, author: provider, day });
  const whole = pdf.struct('Document');
  pdf.addStructure(whole);

  const paragraph = (text: string, type: 'H1' | 'H2' | 'P' = 'P'): void => {
    const sizes = { H1: 22, H2: 14, P: 11 } as const;
    pdf
      .font(type === 'P' ? fonts.regular : fonts.bold)
      .fontSize(sizes[type])
      .fillColor(type === 'H1' ? brand : ink)
      .text(text, pdf.page.margins.left, pdf.y, { structParent: whole, structType: type });
    pdf.moveDown(type === 'P' ? 0.4 : 0.5);
  };

  paragraph(provider);
  paragraph(title, 'H1');
  paragraph(`${compilation.fullName}, ${compilation.personalNumber}`);
  paragraph(
    `Så här stora var dina skulder till ${provider} den ${compilation.date}. Betalningar som kommer in senare är inte med.`,
  );
  pdf.moveDown(0.6);
  paragraph('Dina aktiva ärenden', 'H2');
  if (compilation.debts.length === 0) paragraph('Du hade inga aktiva ärenden.');
  else drawTable(pdf, whole, compilation);
  pdf.moveDown(0.8);
  paragraph('Hela skulden', 'H2');
  paragraph(compilation.balance);
  if (compilation.dailyIncrease !== null) {
    paragraph(
      `Skulden ökar med ${compilation.dailyIncrease} per dag så länge ett fordon är oförsäkrat.`,
    );
  }
  whole.end();
  return closePdf(pdf);
}

function drawTable(pdf: Pdf, whole: ReturnType<Pdf['struct']>, { debts }: DebtCompilation): void {
  pdf.font(fonts.regular).fontSize(9.5).fillColor(ink);
  const table = {
    columnStyles: columns.map(({ width, side }) => ({
      width,
      align: { x: side, y: 'top' as const },
    })),
    defaultStyle: {
      padding: { top: 5, right: 4, bottom: 5, left: 4 },
      border: { top: 0, right: 0, bottom: 0.75, left: 0 },
      borderColor: line,
      textColor: ink,
    },
    data: [
      columns.map(({ header }) => ({
        text: header,
        type: 'TH' as const,
        scope: 'Column' as const,
        font: { src: fonts.bold },
        borderColor: ink,
      })),
      ...debts.map((debt) => [
        { text: debt.referenceNumber, type: 'TH' as const, scope: 'Row' as const },
        debt.concerns,
        debt.registrationNumbers.join(', ') || 'Saknas',
        debt.state,
        debt.amount,
      ]),
    ],
  };
  // The types do not know that a table can be part of a structure.
  pdf.table(Object.assign(table, { structParent: whole }));
}
