import { type IncomingMessage, STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** How long a client may take to read the last messages before its line is cut, in milliseconds. */
export const leaveTaking = 250;

/** Answers a request with a status and nothing else. */
export function refuse(
  response: ServerResponse,
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413,
): void {
  response.writeHead(status, { 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
}

/** Refuses a request for a socket with this status and closes the line. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  // Without this listener, a client that hangs up now would end the program.
  socket.on('error', () => socket.destroy());
  socket.end(
    [
      `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? 'Refused'}`,
      'Connection: close',
      'Content-Length: 0',
      '\r\n',
    ].join('\r\n'),
  );
}

/**
 * The request's body as text, or why there is none.
 * @param limit in bytes
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<{ readonly text: string } | 'too long' | 'cut off'> {
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

/** Path and query of the request; an invalid address has neither. */
export function addressOf({ url = '/' }: IncomingMessage): URL {
  const hub = 'http://hub';
  return URL.parse(url, hub) ?? new URL(hub);
}
