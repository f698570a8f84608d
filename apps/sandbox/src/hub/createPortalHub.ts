import type { IncomingMessage } from 'node:http';

import fastifyCookie from '@fastify/cookie';
import {
  hubMethods,
  hubPath,
  type HubEventName,
  type HubPayload,
} from '@mina-sidor/api-client/contract';

import { cookiesOn } from '../security/cookies.ts';
import { isSameOrigin } from '../security/hosts.ts';
import { createHub } from '../signalr/createHub.ts';
import { allTransports, type TransportName, type Visitor } from '../signalr/hub.types.ts';
import type { SessionStore } from '../store/sessions.ts';
import type { Store } from '../store/store.ts';
import { createSharedEvents } from './sharedEvents.ts';

/** A call of `UserJoinedCommunication`. */
interface Joining {
  readonly personalNumber: string;
  /** ISO time. */
  readonly at: string;
}

const sweepEvery = 1000;
/** How many calls are remembered. */
const longest = 1000;

/** The live connection of the portal: who may connect, what may be called, and what is published. */
export function createPortalHub(store: Store, sessions: SessionStore) {
  const shared = createSharedEvents(store);
  let offered: readonly TransportName[] = allTransports;
  let joinings: Joining[] = [];

  /**
   * Browsers cannot send the anti-forgery header on a socket. Instead the cookie is SameSite, and the origin is checked. A
   * session that has to be renewed cannot start a connection, but keeps an open one.
   */
  const authorise = ({ headers, url = '/' }: IncomingMessage): Visitor | 400 | 401 | 403 => {
    if (!isSameOrigin(headers.origin, headers.host)) return 403;
    const sent = fastifyCookie.parse(headers.cookie ?? '');
    const session = sessions.find(sent[cookiesOn(headers.host).session]);
    if (session === null) return 401;
    const begins = !/[?&]id=/.test(url);
    if (begins && session.accessExpired) return 401;
    // Only negotiations are counted against the limit of an address, so none may be skipped.
    if (begins && headers.upgrade !== undefined) return 400;
    return { userId: session.personalNumber, sessionId: session.id };
  };

  const hub = createHub({
    path: hubPath,
    authorise,
    // A clock that is put forward ends sessions, but nobody has been silent for that long.
    now: () => performance.now(),
    transports: () => offered,
    methods: {
      [hubMethods.userJoined]: ({ userId }) => {
        joinings.push({ personalNumber: userId, at: new Date().toISOString() });
        if (joinings.length > longest) joinings = joinings.slice(-longest / 2);
      },
    },
  });

  /** Makes one query for all connections: with thousands of them, one query each would block the sandbox. */
  const endLostSessions = (): void => {
    let living: ReadonlySet<string> | null = null;
    hub.endWhere(({ sessionId }) => {
      living ??= sessions.livingIds();
      return !living.has(sessionId);
    });
  };

  sessions.onEnd((hasEnded) => {
    hub.endWhere(({ sessionId, userId }) => hasEnded({ id: sessionId, personalNumber: userId }));
  });
  const timer = setInterval(() => {
    endLostSessions();
    for (const { personalNumber, event, payload } of shared.look()) {
      hub.sendToUser(personalNumber, event, [payload]);
    }
    hub.sweep();
  }, sweepEvery).unref();

  const send = (personalNumber: string, event: string, payload: unknown): number => {
    shared.tell({ personalNumber, event, payload });
    return hub.sendToUser(personalNumber, event, [payload]);
  };

  return {
    /** The hub itself, for the server that carries it. */
    hub,
    /** Sends any event to every open connection of this customer. Returns how many there are at this instance. */
    send,
    /** The same for the events of the contract. */
    publish: (personalNumber: string, event: HubEventName, payload: HubPayload): number =>
      send(personalNumber, event, payload),
    /** The newest calls since the last reset. */
    joinings: (): readonly Joining[] => joinings,
    /** The offered transports, the best first; an empty list refuses everybody. */
    transports: () => offered,
    offer(transports: readonly TransportName[]): void {
      offered = transports;
    },
    /** Resets the hub. Connections end with their sessions. */
    reset(): void {
      offered = allTransports;
      joinings = [];
      endLostSessions();
    },
    close(): void {
      clearInterval(timer);
      hub.close();
    },
  };
}
