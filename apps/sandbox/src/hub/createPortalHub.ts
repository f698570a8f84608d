import type { IncomingMessage } from 'node:http';

import fastifyCookie from '@fastify/cookie';
import {
  hubMethods,
  hubPath,
  type HubEventName,
  type HubPayload,
} from '@mina-sidor/api-client/contract';

import type { Clock } from '../clock.ts';
import { sessionCookie } from '../security/cookies.ts';
import { isSameOrigin } from '../security/hosts.ts';
import { createHub } from '../signalr/createHub.ts';
import { allTransports, type TransportName, type Visitor } from '../signalr/hub.types.ts';
import type { SessionStore } from '../store/sessions.ts';

/** A call of `UserJoinedCommunication`. */
interface Joining {
  readonly personalNumber: string;
  /** ISO time. */
  readonly at: string;
}

const sweepEvery = 1000;
/** How many calls are remembered. */
const longest = 1000;

export type PortalHub = ReturnType<typeof createPortalHub>;

/** The live connection of the portal: who may connect, what may be called, and what is published. */
export function createPortalHub(sessions: SessionStore, clock: Clock) {
  let offered: readonly TransportName[] = allTransports;
  let joinings: Joining[] = [];

  /**
   * No anti-forgery header, which browsers cannot send on a socket: the cookie is SameSite, and the page must be of
   * this origin. A session that has to be renewed begins no connection but does not lose one either.
   */
  const authorise = ({ headers, url = '/' }: IncomingMessage): Visitor | 401 | 403 => {
    if (!isSameOrigin(headers.origin, headers.host)) return 403;
    const session = sessions.find(fastifyCookie.parse(headers.cookie ?? '')[sessionCookie]);
    if (session === null) return 401;
    const begins = !/[?&]id=/.test(url);
    if (begins && session.accessExpired) return 401;
    return { userId: session.personalNumber, sessionId: session.id };
  };

  const hub = createHub({
    path: hubPath,
    authorise,
    now: () => clock.now(),
    transports: () => offered,
    methods: {
      [hubMethods.userJoined]: ({ userId }) => {
        joinings.push({ personalNumber: userId, at: new Date().toISOString() });
        if (joinings.length > longest) joinings = joinings.slice(-longest / 2);
      },
    },
  });

  /** One question for all connections: with thousands of them, one for each would stop the sandbox every second. */
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
    hub.sweep();
  }, sweepEvery).unref();

  return {
    /** The hub itself, for the server that carries it. */
    hub,
    /** Tells every open connection of this customer, and nobody else. Answers how many there are. */
    publish: (personalNumber: string, event: HubEventName, payload: HubPayload): number =>
      hub.sendToUser(personalNumber, event, [payload]),
    /** What has been called since the last reset, the newest calls only. */
    joinings: (): readonly Joining[] => joinings,
    /** Which ways of connecting are offered, in this order; none refuses everybody. */
    transports: () => offered,
    offer(transports: readonly TransportName[]): void {
      offered = transports;
    },
    /** As at the very start; connections end with their sessions. */
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
