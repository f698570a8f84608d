import { inflateSync } from 'node:zlib';

/** The number of sheets in a PDF, whose list of objects may be compressed. */
export function countSheets(pdf: Buffer): number {
  const whole = pdf.toString('latin1');
  const streams = [...whole.matchAll(/stream\r?\n(?<bytes>[\s\S]*?)endstream/gu)].map(
    ({ groups }) => inflated(Buffer.from(groups?.['bytes'] ?? '', 'latin1')),
  );
  return [whole, ...streams].join('\n').match(/\/Type\s*\/Page\b(?!s)/gu)?.length ?? 0;
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}
