import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import * as v from 'valibot';

import { hubEventKinds, hubEvents, hubPath, hubPayloadSchema } from '../contract/hub.ts';
import type { PortalHubOptions } from './hub.types.ts';
import { hubSettings } from './hubSettings.ts';

/** One connection of the official client. */
export interface Line {
  readonly connection: HubConnection;
  /** Nobody listens to it any more; how long it takes to end concerns nobody. */
  readonly isLeft: boolean;
  /** Ends it, and everything it would have told. */
  leave(): void;
}

export function createLine(options: PortalHubOptions): Line {
  const { baseUrl, onEvent, onReconnected, onInvalidEvent = () => undefined } = options;
  const connection = new HubConnectionBuilder()
    .withUrl(`${baseUrl}${hubPath}`, options.connection ?? {})
    .withServerTimeout(hubSettings.serverTimeout)
    .withKeepAliveInterval(hubSettings.keepAlive)
    .withAutomaticReconnect([...hubSettings.reconnectDelays])
    // What goes wrong is answered to the caller; the client's own words would fill the browser's log.
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
