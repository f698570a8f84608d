import { readFileSync } from 'node:fs';

const picture = readFileSync(new URL('samplePicture.png', import.meta.url));

/**
 * The bytes of a sample's file or of one that the provider sends: a page with the file's name, or a small picture, whose
 * size is fixed. The same name and size always give the same bytes.
 */
export function sampleFileBytes(fileName: string, size = 0): Buffer {
  return fileName.toLowerCase().endsWith('.png') ? picture : page(fileName, size);
}

/** A PDF of one page, padded to the size with a PDF comment. */
function page(title: string, size: number): Buffer {
  const text = title.replaceAll(/[^\w .-]/gu, '_');
  const content = `BT /F1 18 Tf 60 760 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (sv) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const write = (padding: number): string => {
    let body = `%PDF-1.4\n%${'.'.repeat(padding)}\n`;
    const starts: number[] = [];
    for (const [index, object] of objects.entries()) {
      starts.push(body.length);
      body += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    }
    const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
    // A fixed number of digits, or the padding would change the length of this line.
    const place = String(body.length).padStart(10, '0');
    return `${body}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${place}\n%%EOF\n`;
  };
  return Buffer.from(write(Math.max(size - write(0).length, 0)), 'latin1');
}
