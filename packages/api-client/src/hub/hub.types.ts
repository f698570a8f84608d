import type { IHttpConnectionOptions } from '@microsoft/signalr';

import type { HubEvent } from '../contract/hub.ts';

/** Where the connection is (row H10). It can be started only when it is `Disconnected`, which it is as soon as it is stopped. */
export type HubState =
  | 'Disconnected'
  | 'Connecting'
  | 'Connected'
  | 'Disconnecting'
  /** Lost, and trying to come back by itself. */
  | 'Reconnecting';

/** How a start went. */
export type HubStart =
  | { readonly outcome: 'connected' }
  /** It was up or on its way already, or was stopped meanwhile. */
  | { readonly outcome: 'notNeeded' }
  /** The server knows of no session, or wants it renewed first. */
  | { readonly outcome: 'unauthorized' }
  | { readonly outcome: 'failed'; readonly reason: string };

/** The live connection: the server tells by it what has happened elsewhere. It never throws. */
export interface PortalHub {
  readonly state: HubState;
  /** Connects, unless it is connected or about to be. */
  start(): Promise<HubStart>;
  /** Tells the server that the customer has the page before them. Answers whether it was heard. */
  join(): Promise<boolean>;
  /** Ends the connection, and every try to have one. From here on no event is told. */
  stop(): void;
}

export interface PortalHubOptions {
  /** Origin of the server without a slash at the end; the page's own when empty. */
  readonly baseUrl: string;
  readonly onEvent: (event: HubEvent) => void;
  /** The connection was lost and has come back by itself; what was told meanwhile is not told again. */
  readonly onReconnected: () => void;
  /** An event was not of the contract's shape. The reason names a field, never its value. */
  readonly onInvalidEvent?: (reason: string) => void;
  /** What the official client is to use where there is no browser. */
  readonly connection?: IHttpConnectionOptions;
}
