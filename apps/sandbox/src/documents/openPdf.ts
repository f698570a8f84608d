import { fileURLToPath } from 'node:url';

import PdfKit from 'pdfkit';

const font = (name: string): string =>
  fileURLToPath(new URL(`./fonts/atkinson-hyperlegible-next-${name}.ttf`, import.meta.url));

/**
 * Made from the variable font of packages/ui, without its kerning: the PDF library cannot take a part of a WOFF2 file,
 * and opens a font anew for every cell of a table unless it goes by the path of a file.
 */
export const fonts = { regular: font('regular'), bold: font('bold') } as const;

/** Says that the document keeps to PDF/UA-1. The library does so too, but its types do not know. */
const universalAccess = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        `;

/** What a document says of itself. */
export interface PdfFacts {
  readonly title: string;
  readonly author: string;
  /** The day it was made, `YYYY-MM-DD`: the same content gives the same bytes. */
  readonly day: string;
}

export type Pdf = InstanceType<typeof PdfKit>;

/**
 * An empty A4 document that can be read by everybody (PDF/UA): tagged, in Swedish, with a title that the reader's program
 * shows, its letters embedded.
 */
export function openPdf({ title, author, day }: PdfFacts): Pdf {
  const made = new Date(`${day}T00:00:00Z`);
  const pdf = new PdfKit({
    size: 'A4',
    margins: { top: 56, bottom: 56, left: 56, right: 56 },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'sv-SE',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: made, ModDate: made },
    font: fonts.regular,
  });
  pdf.appendXML(universalAccess);
  return pdf;
}

/** Ends the document and gives its bytes. */
export function closePdf(pdf: Pdf): Buffer {
  pdf.end();
  const bytes: unknown = pdf.read();
  if (!Buffer.isBuffer(bytes)) throw new TypeError('The PDF has no bytes.');
  return bytes;
}
