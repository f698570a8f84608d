import type { IncomingMessage } from 'node:http';

/** Who is behind a request. */
export interface Visitor {
  /** Events are sent to a user, that is to all of their connections. */
  readonly userId: string;
  /** A log-out ends only the connections of its own session, not those of another browser. */
  readonly sessionId: string;
}

/** A method that clients may call; its result goes back to the caller. Its errors are hidden. */
export type HubMethod = (visitor: Visitor, args: readonly unknown[]) => unknown;

/** Times in milliseconds. */
export interface HubLimits {
  /** A connection that has been negotiated and not been opened is forgotten. */
  readonly negotiatedFor: number;
  /** From opening to the end of the handshake. */
  readonly handshakeWithin: number;
  /** A ping is sent when nothing else was sent for this long. */
  readonly pingAfter: number;
  /** A client that sends nothing for this long is dropped. */
  readonly clientSilentFor: number;
  /** After this long a poll without messages gets an empty answer. The client waits for 100 s. */
  readonly pollFor: number;
  /** A client that does not poll again within this time is dropped. */
  readonly pollAgainWithin: number;
  /** Characters of one message from a client. */
  readonly messageLength: number;
  /** Characters of one request, which may hold several messages. */
  readonly bodyLength: number;
  /** Bytes that may wait for a client that does not read; with more it is dropped. */
  readonly unreadLength: number;
}

/** The figures of ASP.NET Core, whose clients expect them. */
export const aspNetLimits: HubLimits = {
  negotiatedFor: 15_000,
  handshakeWithin: 15_000,
  pingAfter: 15_000,
  clientSilentFor: 30_000,
  pollFor: 90_000,
  pollAgainWithin: 15_000,
  messageLength: 32 * 1024,
  bodyLength: 1024 * 1024,
  unreadLength: 1024 * 1024,
};

export interface HubOptions {
  /** Where the hub is, for instance `/portalHub`. */
  readonly path: string;
  /** The user behind a request, or the status that refuses it. Called for every request. */
  readonly authorise: (request: IncomingMessage) => Visitor | 400 | 401 | 403;
  /** Names are case-insensitive. */
  readonly methods: Readonly<Record<string, HubMethod>>;
  readonly now: () => number;
  /** Ways of connecting that are offered now, in order of preference. @default all three */
  readonly transports?: () => readonly TransportName[];
  /** @default ASP.NET Core's */
  readonly limits?: HubLimits;
}

/** Every way of connecting, the best first. */
export const allTransports = ['WebSockets', 'ServerSentEvents', 'LongPolling'] as const;
export type TransportName = (typeof allTransports)[number];

/** How a connection is ended from this side. */
export interface Ending {
  /** What the client is told; left out, it ends without an error. */
  readonly error?: string | undefined;
  /** Whether the client may come back by itself. @default false */
  readonly allowReconnect?: boolean | undefined;
}
