import type { WebSocket } from 'ws';

import type { Connection, StreamTransport } from '../connection.ts';
import type { HubLimits } from '../hub.types.ts';

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
    // Clients take every other code, or none, for an error.
    end: () => socket.close(1000),
  };
}
