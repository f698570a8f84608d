import type { IncomingMessage } from 'node:http';

/** The request's body as text, or why there is none. */
type Body = { readonly text: string } | 'too long' | 'cut off';

/** @param limit in bytes */
export async function readBody(request: IncomingMessage, limit: number): Promise<Body> {
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    // The line stays open when the body is too long, so that the client can be told.
    for await (const piece of request.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(piece)) continue;
      length += piece.length;
      if (length > limit) return 'too long';
      pieces.push(piece);
    }
  } catch {
    return 'cut off';
  }
  return { text: Buffer.concat(pieces).toString('utf8') };
}
