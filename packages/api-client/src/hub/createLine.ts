import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import * as v from 'valibot';

import { hubEventKinds, hubEvents, hubPath, hubPayloadSchema } from '../contract/hub.ts';
import type { PortalHubOptions } from './hub.types.ts';
import { createReconnectPolicy } from './createReconnectPolicy.ts';
import { hubSettings } from './hubSettings.ts';

/** One connection of the official client. */
export interface Line {
  readonly connection: HubConnection;
  /** Removes all listeners. Nobody waits for it to end. */
  readonly isLeft: boolean;
  /** Ends the connection. No event arrives after that. */
  leave(): void;
}

export function createLine(options: PortalHubOptions): Line {
  const { baseUrl, onEvent, onReconnected, onInvalidEvent = () => undefined } = options;
  const connection = new HubConnectionBuilder()
    // A negotiation may lead to a service with a token of its own. Without this, that token would go to the provider's
    // server with the next negotiation: the official client drops it only if it is told where to get another.
    .withUrl(`${baseUrl}${hubPath}`, { accessTokenFactory: () => '', ...options.connection })
    .withServerTimeout(hubSettings.serverTimeout)
    .withKeepAliveInterval(hubSettings.keepAlive)
    .withAutomaticReconnect(createReconnectPolicy())
    // Errors are returned to the caller; the client's own logging would fill the browser's console.
    .configureLogging(LogLevel.None)
    .build();
  let isLeft = false;

  for (const kind of hubEventKinds) {
    const name = hubEvents[kind];
    connection.on(name, (payload: unknown) => {
      if (isLeft) return;
      const read = v.safeParse(hubPayloadSchema, payload);
      if (read.success) onEvent({ kind, ...read.output });
      else onInvalidEvent(`${name}: ${v.getDotPath(read.issues[0]) ?? 'payload'}`);
    });
  }
  connection.onreconnected(() => {
    if (!isLeft) onReconnected();
  });

  return {
    connection,
    get isLeft() {
      return isLeft;
    },
    leave() {
      isLeft = true;
      connection.stop().catch(() => undefined);
    },
  };
}
