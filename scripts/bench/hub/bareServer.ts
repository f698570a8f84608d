import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * A minimal socket server to compare the hub with: it accepts everybody, remembers them and writes one frame to all. No
 * users, no sessions, no protocol, no pings.
 */
const sockets = new Set<Duplex>();

const text =
  '{"type":1,"target":"onPublishRepliedToConversation","arguments":[{"conversationId":"1"}]}\u001E';
const frame = Buffer.concat([Buffer.from([0x81, text.length]), Buffer.from(text)]);

/** The value of `Sec-WebSocket-Accept` (RFC 6455). */
const accept = ({ headers }: IncomingMessage): string =>
  createHash('sha1')
    .update(`${headers['sec-websocket-key'] ?? ''}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest('base64');

const server = createServer((request, response) => {
  if (request.method === 'POST') for (const socket of sockets) socket.write(frame);
  response.writeHead(204).end();
});
server.on('upgrade', (request, socket) => {
  sockets.add(socket);
  const forget = (): void => void sockets.delete(socket);
  socket.on('error', forget).on('close', forget).resume();
  socket.write(
    [
      'HTTP/1.1 101 Switching Protocols',
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Accept: ${accept(request)}`,
      '\r\n',
    ].join('\r\n'),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  console.log(`Bare server: http://127.0.0.1:${String(address.port)}`);
});
