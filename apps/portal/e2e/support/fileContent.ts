const starts = {
  pdf: Buffer.from('%PDF-1.7\n'),
  // A picture of one pixel.
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  ),
} as const;

/** A file as a customer chooses it: as large as asked for, or a little larger, and of the content that its name says. */
export function chosenFile(name: string, size = 100) {
  const kind = name.endsWith('.pdf') ? 'pdf' : 'png';
  const start = starts[kind];
  return {
    name,
    mimeType: kind === 'pdf' ? 'application/pdf' : 'image/png',
    buffer: Buffer.concat([start, Buffer.alloc(Math.max(size - start.length, 0), 'x')]),
  };
}
