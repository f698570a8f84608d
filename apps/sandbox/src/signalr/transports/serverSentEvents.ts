import type { ServerResponse } from 'node:http';

import type { StreamTransport } from '../connection.ts';
import { leaveTaking } from '../http.ts';
import type { HubLimits } from '../hub.types.ts';

/** Carries messages in one answer that never ends. The client sends in separate requests. */
export function openServerSentEvents(
  response: ServerResponse,
  { unreadLength }: HubLimits,
  onLost: () => void,
): StreamTransport {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-cache, no-store',
    'Content-Encoding': 'identity',
  });
  // The client sends its handshake only after the stream is open.
  response.flushHeaders();
  response.once('close', onLost);
  return {
    name: 'ServerSentEvents',
    // JSON holds no line break, so a message is one line.
    send(text) {
      if (response.writableLength > unreadLength) response.destroy();
      else response.write(`data: ${text}\n\n`);
    },
    end() {
      response.end();
      // A client that stops reading would keep the line and its waiting messages in memory.
      setTimeout(() => response.destroy(), leaveTaking).unref();
    },
  };
}
