const starts = {
  pdf: Buffer.from('%PDF-1.7\n'),
  // A picture of one pixel.
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  ),
} as const;

/** A file for a file input: of this size or slightly larger, with the content that its name implies. */
export function chosenFile(name: string, size = 100) {
  const kind = name.endsWith('.pdf') ? 'pdf' : 'png';
  const start = starts[kind];
  return {
    name,
    mimeType: kind === 'pdf' ? 'application/pdf' : 'image/png',
    buffer: Buffer.concat([start, Buffer.alloc(Math.max(size - start.length, 0), 'x')]),
  };
}
