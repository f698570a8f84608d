import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { WebSocket, WebSocketServer } from 'ws';

import type { Customer } from './customers.ts';
import { sessionOf, type Session } from './sessions.ts';

/*
 * The least of SignalR that the portal needs: JSON over sockets. A backend in .NET has all of this by
 * `app.MapHub<PortalHub>("/portalHub")`.
 */

const path = '/portalHub';
const separator = '\u001E';
const tokens = new Map<string, Customer>();
const lines = new Map<WebSocket, Customer>();

/** Closes with 1000 if the client closes without a code. The library would send no code. */
class Socket extends WebSocket {
  override close(code = 1000, reason?: string): void {
    super.close(code, reason);
  }
}

const say = (socket: WebSocket, message: object): void =>
  socket.send(`${JSON.stringify(message)}${separator}`);

/** Sends an event to every open page of the customer. */
export function publish(customer: Customer, target: string, conversationId: string): void {
  for (const [socket, whose] of lines) {
    if (whose === customer) say(socket, { type: 1, target, arguments: [{ conversationId }] });
  }
}

/** The session of a request from a page of this host, or the status that refuses it. */
function visitorOf({ headers }: Pick<IncomingMessage, 'headers'>): Session | 401 | 403 {
  const { origin, host, cookie = '' } = headers;
  if (origin !== undefined && new URL(origin).host !== host) return 403;
  const session = sessionOf({ cookies: fastifyCookie.parse(cookie) });
  return session === null || session.hasToBeRenewed ? 401 : session;
}

export function mountHub(app: FastifyInstance): void {
  const server = new WebSocketServer({ noServer: true, WebSocket: Socket });
  app.post(`${path}/negotiate`, (request, reply) => {
    const visitor = visitorOf(request.raw);
    if (typeof visitor === 'number') return reply.code(visitor).send();
    const connectionToken = randomUUID();
    tokens.set(connectionToken, visitor.customer);
    return reply.send({
      negotiateVersion: 1,
      connectionId: randomUUID(),
      connectionToken,
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    });
  });
  app.server.on('upgrade', (request, socket, head) => {
    const address = new URL(request.url ?? '/', 'http://host');
    const visitor = address.pathname === path ? visitorOf(request) : 404;
    const token = address.searchParams.get('id') ?? '';
    const whose = tokens.get(token);
    const status = typeof visitor === 'number' ? visitor : whose === visitor.customer ? 101 : 404;
    if (status !== 101 || whose === undefined) {
      socket.end(`HTTP/1.1 ${String(status)} Refused\r\nConnection: close\r\n\r\n`);
      return;
    }
    tokens.delete(token);
    server.handleUpgrade(request, socket, head, (opened) => listen(opened, whose));
  });
  const pings = setInterval(() => {
    for (const socket of lines.keys()) say(socket, { type: 6 });
  }, 15_000).unref();
  app.addHook('preClose', (done) => {
    clearInterval(pings);
    for (const socket of server.clients) socket.terminate();
    done();
  });
}

function listen(socket: WebSocket, customer: Customer): void {
  socket.on('message', (data: Buffer) => {
    for (const text of data.toString().split(separator).filter(Boolean)) {
      const message: unknown = JSON.parse(text);
      if (typeof message === 'object') answer(socket, customer, { ...message });
    }
  });
  socket.on('close', () => lines.delete(socket));
}

function answer(
  socket: WebSocket,
  customer: Customer,
  { protocol, type, target, invocationId }: Readonly<Record<string, unknown>>,
): void {
  if (!lines.has(socket)) {
    say(socket, protocol === 'json' ? {} : { error: 'Only the protocol json is spoken.' });
    if (protocol === 'json') lines.set(socket, customer);
    else socket.close(1000);
  } else if (type === 1 && invocationId !== undefined) {
    const isKnown = target === 'UserJoinedCommunication';
    say(socket, { type: 3, invocationId, ...(!isKnown && { error: 'Unknown method.' }) });
  } else if (type === 7) socket.close(1000);
}
