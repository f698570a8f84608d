import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The ways in which a hub says no. */
export type Refusal = 400 | 401 | 403 | 404 | 405 | 409 | 413;

/** Answers a request with a status and nothing else. */
export function refuse(response: ServerResponse, status: Refusal): void {
  response.writeHead(status, { 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
}

/** Answers a request for a socket with any status and closes the line. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  // Nobody else listens: without this a client that hangs up at this moment would end the program.
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
