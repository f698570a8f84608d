import type { WebSocket } from 'ws';

import type { Transport } from '../createConnection.ts';
import { unreadLimit } from './unreadLimit.ts';

/** Carries messages over a socket, in both directions. */
export function openWebSocket(
  socket: WebSocket,
  { onText, onLost }: { readonly onText: (text: string) => void; readonly onLost: () => void },
): Transport {
  socket.on('message', (data) => {
    if (Buffer.isBuffer(data)) onText(data.toString('utf8'));
  });
  socket.once('close', onLost);
  // An error is always followed by the close.
  socket.on('error', () => undefined);
  return {
    isAliveByItself: false,
    send(text) {
      if (socket.bufferedAmount > unreadLimit) socket.terminate();
      else socket.send(text);
    },
    // Clients take every other code, the empty one included, for an error.
    end: () => socket.close(1000),
  };
}
