import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import { WebSocketServer } from 'ws';

import { Connection } from './connection.ts';
import {
  allTransports,
  aspNetLimits,
  type Ending,
  type HubOptions,
  type Visitor,
} from './hub.types.ts';
import { addressOf, leaveTaking, readBody, refuse, refuseUpgrade } from './http.ts';
import { negotiation } from './negotiation.ts';
import { createLongPolling } from './transports/longPolling.ts';
import { openServerSentEvents } from './transports/serverSentEvents.ts';
import { NormallyClosed, openWebSocket } from './transports/webSocket.ts';

export type Hub = ReturnType<typeof createHub>;

/** A hub of SignalR: JSON protocol, negotiate version 1, over WebSockets, Server-Sent Events and long polling. */
export function createHub(options: HubOptions) {
  const { path, authorise, now, limits = aspNetLimits, transports = () => allTransports } = options;
  const methods = new Map(
    Object.entries(options.methods).map(([name, method]) => [name.toLowerCase(), method]),
  );
  const connections = new Map<string, Connection>();
  const sockets = new WebSocketServer({
    noServer: true,
    WebSocket: NormallyClosed,
    maxPayload: limits.bodyLength,
    perMessageDeflate: false,
  });

  const add = (visitor: Visitor, hasSecret: boolean): Connection => {
    const connection = new Connection({
      visitor,
      hasSecret,
      limits,
      now,
      findMethod: (target) => methods.get(target.toLowerCase()),
      onOver: ({ token, transport }) => {
        // A polling client gets the end with its next poll.
        if (transport?.name !== 'LongPolling') connections.delete(token);
      },
    });
    connections.set(connection.token, connection);
    return connection;
  };

  const forget = (connection: Connection): void => {
    connection.lose();
    connections.delete(connection.token);
  };

  /** The connection that the request means, or the status that refuses it. */
  const find = (token: string | null, visitor: Visitor): Connection | 400 | 403 | 404 => {
    if (token === null) return 400;
    const connection = connections.get(token);
    if (connection === undefined) return 404;
    return connection.visitor.userId === visitor.userId ? connection : 403;
  };

  const negotiate = (visitor: Visitor, wish: string | null, response: ServerResponse): void => {
    const version = Number(wish ?? 0) >= 1 ? 1 : 0;
    const connection = add(visitor, version === 1);
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      .end(JSON.stringify(negotiation(connection, version, transports())));
  };

  const openEvents = (connection: Connection, response: ServerResponse): void => {
    if (connection.transport !== null) refuse(response, 409);
    else connection.start(openServerSentEvents(response, limits, () => connection.lose()));
  };

  const poll = (connection: Connection, response: ServerResponse): void => {
    if (connection.transport === null) connection.start(createLongPolling(now, limits));
    const { transport } = connection;
    if (transport?.name !== 'LongPolling') {
      refuse(response, 409);
      return;
    }
    transport.poll(response);
    if (transport.isFinished) forget(connection);
  };

  const receive = async (
    connection: Connection,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const { isOver, transport } = connection;
    if (isOver || transport === null || transport.name === 'WebSockets') {
      refuse(response, isOver ? 404 : 409);
      return;
    }
    const body = await readBody(request, limits.bodyLength);
    if (body === 'cut off') return;
    if (body === 'too long') {
      refuse(response, 413);
      return;
    }
    response.writeHead(200, { 'Cache-Control': 'no-store' }).end();
    connection.receive(body.text);
  };

  /** Ends the connection of a polling client. Other transports are closed instead. */
  const leave = (connection: Connection, response: ServerResponse): void => {
    if (connection.transport?.name !== 'LongPolling') {
      refuse(response, 400);
      return;
    }
    connection.lose();
    connection.transport.end();
    forget(connection);
    response.writeHead(202).end();
  };

  return {
    /** Answers a request to the hub's path or below it. */
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const visitor = authorise(request);
      const { pathname, searchParams } = addressOf(request);
      if (typeof visitor === 'number') {
        refuse(response, visitor);
        return;
      }
      if (pathname === `${path}/negotiate` && request.method === 'POST') {
        negotiate(visitor, searchParams.get('negotiateVersion'), response);
        return;
      }
      const connection = pathname === path ? find(searchParams.get('id'), visitor) : 404;
      if (typeof connection === 'number') {
        refuse(response, connection);
        return;
      }
      switch (request.method) {
        case 'GET':
          if (request.headers.accept?.includes('text/event-stream') === true)
            openEvents(connection, response);
          else poll(connection, response);
          return;
        case 'POST':
          await receive(connection, request, response);
          return;
        case 'DELETE':
          leave(connection, response);
          return;
        default:
          refuse(response, 405);
      }
    },
    /** Answers a request for a WebSocket at the hub's path. */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      const visitor = authorise(request);
      if (typeof visitor === 'number') {
        refuseUpgrade(socket, visitor);
        return;
      }
      const found = find(addressOf(request).searchParams.get('id'), visitor);
      // A client may skip the negotiation, and then has no token yet.
      const connection = found === 400 ? add(visitor, true) : found;
      if (typeof connection === 'number' || connection.transport !== null) {
        refuseUpgrade(socket, typeof connection === 'number' ? connection : 409);
        return;
      }
      sockets.handleUpgrade(request, socket, head, (webSocket) => {
        connection.start(openWebSocket(webSocket, limits, connection));
      });
    },
    /** Calls the handlers of this name in all open connections of the user. Returns how many there are. */
    sendToUser(userId: string, target: string, args: readonly unknown[]): number {
      const open = [...connections.values()].filter(
        ({ isOpen, visitor }) => isOpen && visitor.userId === userId,
      );
      for (const connection of open) connection.sendEvent(target, args);
      return open.length;
    },
    /** Ends the matching connections. Returns how many there were. */
    endWhere(condition: (visitor: Visitor) => boolean, ending?: Ending): number {
      const chosen = [...connections.values()].filter(({ visitor }) => condition(visitor));
      for (const connection of chosen) connection.end(ending);
      return chosen.filter(({ transport }) => transport !== null).length;
    },
    /** Connections after their handshake, oldest first. */
    openConnections: () =>
      [...connections.values()].flatMap(({ isOpen, connectionId, visitor, transport }) =>
        isOpen && transport !== null ? [{ connectionId, visitor, transport: transport.name }] : [],
      ),
    /** Call this about once a second: it pings, and drops dead connections. */
    sweep(): void {
      for (const connection of connections.values()) {
        connection.keepAlive();
        const { transport } = connection;
        if (transport?.name !== 'LongPolling') continue;
        transport.keepAlive();
        if (transport.isAbandoned || transport.isFinished) forget(connection);
      }
    },
    /** Ends all connections. A socket that the client does not close is cut after a moment. */
    close(): void {
      for (const connection of connections.values()) connection.end({ allowReconnect: true });
      connections.clear();
      setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, leaveTaking).unref();
      sockets.close();
    },
  };
}
