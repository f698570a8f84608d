import { deflateSync } from 'node:zlib';
import { crc32 } from 'node:zlib';

/**
 * The bytes of a file that a sample has or that the provider sends: a page with the file's name, or a small picture. The
 * same name and size always give the same bytes; a picture has the size that it needs.
 */
export function sampleFileBytes(fileName: string, size = 0): Buffer {
  return fileName.toLowerCase().endsWith('.png') ? picture() : page(fileName, size);
}

/** A PDF of one page, made up to the size with a comment that no reader shows. */
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
    // The place of the table is written with a fixed number of digits, or the padding would change the size.
    const place = String(body.length).padStart(10, '0');
    return `${body}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${place}\n%%EOF\n`;
  };
  return Buffer.from(write(Math.max(size - write(0).length, 0)), 'latin1');
}

const side = 160;

/** A PNG with a slope from dark to light. */
function picture(): Buffer {
  const rows = Buffer.alloc(side * (side + 1));
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) rows[y * (side + 1) + 1 + x] = 40 + Math.floor((x + y) / 2);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // Eight bits of grey, the one way of packing there is, not interlaced.
  head.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
