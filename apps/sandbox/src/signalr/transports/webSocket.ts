import { WebSocket } from 'ws';

import type { Connection, StreamTransport } from '../connection.ts';
import type { HubLimits } from '../hub.types.ts';

/**
 * Answers a close frame without a code with 1000. By default `ws` sends no code either, and clients treat that as an
 * error.
 */
export class NormallyClosed extends WebSocket {
  override close(code = 1000, reason?: string | Buffer): void {
    super.close(code, reason);
  }
}

/** Carries messages over a socket, in both directions. */
export function openWebSocket(
  socket: WebSocket,
  { unreadLength }: HubLimits,
  connection: Pick<Connection, 'lose' | 'receive'>,
): StreamTransport {
  socket.on('message', (data) => {
    if (Buffer.isBuffer(data)) connection.receive(data.toString('utf8'));
  });
  socket.once('close', () => connection.lose());
  // An error is always followed by the close.
  socket.on('error', () => undefined);
  return {
    name: 'WebSockets',
    send(text) {
      if (socket.bufferedAmount > unreadLength) socket.terminate();
      else socket.send(text);
    },
    end: () => socket.close(),
  };
}
