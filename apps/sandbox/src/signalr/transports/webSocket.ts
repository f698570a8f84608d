import type { WebSocket } from 'ws';

import type { Transport } from '../createConnection.ts';
import type { HubLimits } from '../hub.types.ts';

/** Carries messages over a socket, in both directions. */
export function openWebSocket(
  socket: WebSocket,
  { unreadLength }: HubLimits,
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
      if (socket.bufferedAmount > unreadLength) socket.terminate();
      else socket.send(text);
    },
    // Clients take every other code, the empty one included, for an error.
    end: () => socket.close(1000),
  };
}
