const marker = Buffer.from('\nxref\n', 'latin1');

/**
 * The file, padded to this size with a PDF comment; unchanged if it is larger. So the list can give the size of each
 * letter without creating its file.
 */
export function padPdf(pdf: Buffer, size: number): Buffer {
  const table = pdf.lastIndexOf(marker) + 1;
  const place = /startxref\n(\d+)\n%%EOF\s*$/.exec(pdf.subarray(table).toString('latin1'));
  if (table === 0 || place === null) throw new TypeError('The PDF has no table of its parts.');
  const [ending, written = ''] = place;
  // The comment moves the table, whose position is written after it and may need more digits.
  const withPlace = (start: number): string => ending.replace(written, String(start));
  const lengthOf = (comment: number): number =>
    pdf.length + comment + String(table + comment).length - written.length;
  let comment = size - pdf.length;
  while (comment > 2 && lengthOf(comment) > size) comment -= 1;
  if (comment <= 2 || lengthOf(comment) !== size) return pdf;
  return Buffer.concat([
    pdf.subarray(0, table),
    Buffer.from(`%${'.'.repeat(comment - 2)}\n`, 'latin1'),
    pdf.subarray(table, pdf.length - ending.length),
    Buffer.from(withPlace(table + comment), 'latin1'),
  ]);
}
