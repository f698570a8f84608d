import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import { WebSocketServer } from 'ws';

import {
  allTransports,
  aspNetLimits,
  type Ending,
  type HubOptions,
  type OpenConnection,
  type Visitor,
} from './hub.types.ts';
import { negotiation } from './negotiation.ts';
import { createPlaces, type Place } from './places.ts';
import { readBody } from './readBody.ts';
import { refuse, refuseUpgrade, type Refusal } from './refuse.ts';
import { leaveTaking } from './transports/leaveTaking.ts';
import { createLongPolling } from './transports/longPolling.ts';
import { openServerSentEvents } from './transports/serverSentEvents.ts';
import { openWebSocket } from './transports/webSocket.ts';

/** A hub of SignalR: JSON protocol, negotiate version 1, over WebSockets, Server-Sent Events and long polling. */
export interface Hub {
  /** Answers a request to the hub's path or below it. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Answers a request for a WebSocket at the hub's path. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Calls the handlers of this name in all open connections of the user. Answers how many there are. */
  sendToUser(userId: string, target: string, args: readonly unknown[]): number;
  /** Ends the connections that the condition chooses. Answers how many. */
  endWhere(condition: (visitor: Visitor) => boolean, ending?: Ending): number;
  /** Connections that have shaken hands, oldest first. */
  openConnections(): readonly OpenConnection[];
  /** To be called about once a second: pings, and gives up what is gone. */
  sweep(): void;
  /** Ends all connections; a client that does not take leave is cut off after a moment. */
  close(): void;
}

export function createHub(options: HubOptions): Hub {
  const { path, authorise, now, limits = aspNetLimits, transports = () => allTransports } = options;
  const methods = new Map(
    Object.entries(options.methods).map(([name, method]) => [name.toLowerCase(), method]),
  );
  const findMethod = (target: string) => methods.get(target.toLowerCase());
  const places = createPlaces({ findMethod, limits, now });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.bodyLength,
    perMessageDeflate: false,
  });

  /** The place that the request means, or the status that refuses it. */
  const findPlace = (token: string | null, visitor: Visitor): Place | 400 | 403 | 404 => {
    if (token === null) return 400;
    const place = places.find(token);
    if (place === undefined) return 404;
    return place.visitor.userId === visitor.userId ? place : 403;
  };

  const negotiate = (visitor: Visitor, wish: string | null, response: ServerResponse): void => {
    const version = Number(wish ?? 0) >= 1 ? 1 : 0;
    const place = places.add(visitor, version === 1);
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      .end(JSON.stringify(negotiation(place, version, transports())));
  };

  const openEvents = (place: Place, response: ServerResponse): void => {
    if (place.carrier.by !== 'nothing yet') {
      refuse(response, 409);
      return;
    }
    place.carrier = { by: 'ServerSentEvents' };
    const connection = places.connect(
      place,
      openServerSentEvents(response, limits, () => connection.lose()),
    );
  };

  const poll = (place: Place, response: ServerResponse): void => {
    if (place.carrier.by === 'nothing yet') {
      const polling = createLongPolling(now, limits);
      place.carrier = { by: 'LongPolling', polling };
      places.connect(place, polling);
    }
    if (place.carrier.by !== 'LongPolling') {
      refuse(response, 409);
      return;
    }
    place.carrier.polling.poll(response);
    if (place.carrier.polling.isFinished) places.remove(place);
  };

  const receive = async (
    { connection, carrier }: Place,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    if (connection === null || connection.isOver || carrier.by === 'WebSockets') {
      refuse(response, connection?.isOver === true ? 404 : 409);
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

  /** Only who polls takes leave by a request; the other transports are simply closed. */
  const leave = (place: Place, response: ServerResponse): void => {
    if (place.carrier.by !== 'LongPolling') {
      refuse(response, 400);
      return;
    }
    place.connection?.lose();
    place.carrier.polling.end();
    places.remove(place);
    response.writeHead(202).end();
  };

  return {
    async handle(request, response) {
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
      const place = pathname === path ? findPlace(searchParams.get('id'), visitor) : 404;
      if (typeof place === 'number') {
        refuse(response, place);
        return;
      }
      switch (request.method) {
        case 'GET':
          if (request.headers.accept?.includes('text/event-stream') === true)
            openEvents(place, response);
          else poll(place, response);
          return;
        case 'POST':
          await receive(place, request, response);
          return;
        case 'DELETE':
          leave(place, response);
          return;
        default:
          refuse(response, 405);
      }
    },
    upgrade(request, socket, head) {
      const refusal = (status: Refusal): void => refuseUpgrade(socket, status);
      const visitor = authorise(request);
      if (typeof visitor === 'number') {
        refusal(visitor);
        return;
      }
      const found = findPlace(addressOf(request).searchParams.get('id'), visitor);
      // A client may skip the negotiation, and then has no token yet.
      const place = found === 400 ? places.add(visitor, true) : found;
      if (typeof place === 'number' || place.carrier.by !== 'nothing yet') {
        refusal(typeof place === 'number' ? place : 409);
        return;
      }
      place.carrier = { by: 'WebSockets' };
      sockets.handleUpgrade(request, socket, head, (webSocket) => {
        const connection = places.connect(
          place,
          openWebSocket(webSocket, limits, {
            onText: (text) => connection.receive(text),
            onLost: () => connection.lose(),
          }),
        );
      });
    },
    sendToUser(userId, target, args) {
      const open = [...places.connectionsOf(userId)].filter(({ isOpen }) => isOpen);
      for (const connection of open) connection.sendEvent(target, args);
      return open.length;
    },
    endWhere(condition, ending) {
      const chosen = [...places.all()].filter(({ visitor }) => condition(visitor));
      for (const place of chosen) {
        if (place.connection === null) places.remove(place);
        else place.connection.end(ending);
      }
      return chosen.filter(({ connection }) => connection !== null).length;
    },
    openConnections: () =>
      [...places.all()].flatMap(({ connectionId, connection, visitor, carrier }) =>
        connection?.isOpen === true && carrier.by !== 'nothing yet'
          ? [{ connectionId, visitor, transport: carrier.by }]
          : [],
      ),
    sweep() {
      for (const place of places.all()) {
        const { connection, carrier } = place;
        if (connection === null) {
          if (now() - place.negotiatedAt >= limits.negotiatedFor) places.remove(place);
          continue;
        }
        connection.keepAlive();
        if (carrier.by !== 'LongPolling') continue;
        carrier.polling.keepAlive();
        if (!carrier.polling.isAbandoned && !carrier.polling.isFinished) continue;
        connection.lose();
        places.remove(place);
      }
    },
    close() {
      for (const { connection } of places.all()) connection?.end({ allowReconnect: true });
      places.clear();
      setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, leaveTaking).unref();
      sockets.close();
    },
  };
}

/** Path and query of the request; an address that is none leads nowhere. */
function addressOf({ url = '/' }: IncomingMessage): URL {
  const hub = 'http://hub';
  return URL.canParse(url, hub) ? new URL(url, hub) : new URL(hub);
}
