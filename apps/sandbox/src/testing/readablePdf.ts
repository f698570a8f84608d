import { inflateSync } from 'node:zlib';

/** The PDF as text, with its streams unpacked. */
export function readablePdf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  return text.replaceAll(/stream\n([\s\S]*?)\nendstream/g, (_stream, packed: string) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return packed;
    }
  });
}
