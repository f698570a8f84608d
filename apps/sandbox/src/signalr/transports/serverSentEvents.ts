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
  // Firefox opens the stream at its first byte. An empty line is no event.
  response.write('\r\n');
  response.once('close', onLost);
  let unsent = '';
  const flush = (): void => {
    // JSON holds no line break, so the messages are one line.
    if (unsent !== '') response.write(`data: ${unsent}\n\n`);
    unsent = '';
  };
  return {
    name: 'ServerSentEvents',
    // Messages of one moment go out in one event. The client handles events one by one: if the end came in a second event
    // after the handshake, the client would still be starting and would miss it.
    send(text) {
      if (response.writableLength + unsent.length > unreadLength) {
        response.destroy();
        return;
      }
      if (unsent === '') setImmediate(flush);
      unsent += text;
    },
    end() {
      flush();
      response.end();
      // Otherwise a client that stops reading would keep the connection and its messages in memory.
      setTimeout(() => response.destroy(), leaveTaking).unref();
    },
  };
}
