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
  let unsent = '';
  const flush = (): void => {
    // JSON holds no line break, so the messages are one line.
    if (unsent !== '') response.write(`data: ${unsent}\n\n`);
    unsent = '';
  };
  return {
    name: 'ServerSentEvents',
    // The client acts between two events: with an event of its own, an end that follows the handshake would meet a client
    // that is still starting, and that then never learns of it.
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
      // A client that stops reading would keep the line and its waiting messages in memory.
      setTimeout(() => response.destroy(), leaveTaking).unref();
    },
  };
}
