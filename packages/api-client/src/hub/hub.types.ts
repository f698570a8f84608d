import type { IHttpConnectionOptions } from '@microsoft/signalr';

import type { HubEvent } from '../contract/hub.ts';

/**
 * The state of the connection. It can be started only when `Disconnected`, which it is immediately after it
 * was stopped.
 */
export type HubState =
  | 'Disconnected'
  | 'Connecting'
  | 'Connected'
  | 'Disconnecting'
  /** Lost, and reconnecting automatically. */
  | 'Reconnecting';

/** The result of a start. */
export type HubStart =
  | { readonly outcome: 'connected' }
  /** It was already connected or connecting, or was stopped meanwhile. */
  | { readonly outcome: 'notNeeded' }
  /** The server knows no session, or requires it to be renewed first. */
  | { readonly outcome: 'unauthorized' }
  | { readonly outcome: 'failed'; readonly reason: string };

/** The live connection, through which the server reports what has happened elsewhere. It never throws. */
export interface PortalHub {
  readonly state: HubState;
  /** Connects, unless it is connected or connecting. */
  start(): Promise<HubStart>;
  /**
   * Tells the server that the customer has the page open. Returns whether the server confirmed it within 10 seconds.
   */
  join(): Promise<boolean>;
  /** Ends the connection and all attempts to connect. No event arrives after that. */
  stop(): void;
}

/** What a live connection needs from the page. */
export interface PortalHubOptions {
  /** Origin of the server without a trailing slash; the page's own if empty. */
  readonly baseUrl: string;
  readonly onEvent: (event: HubEvent) => void;
  /** The connection was lost and has been restored automatically. Events from the time between are missing. */
  readonly onReconnected: () => void;
  /** An event did not match the contract. The reason names a field, never its value. */
  readonly onInvalidEvent?: (reason: string) => void;
  /** What the official client uses outside a browser. */
  readonly connection?: IHttpConnectionOptions;
}
