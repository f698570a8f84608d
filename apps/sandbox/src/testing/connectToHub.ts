import {
  type HubConnection,
  HubConnectionBuilder,
  HttpTransportType,
  LogLevel,
} from '@microsoft/signalr';

import type { Browser } from './browser.ts';

export { HttpTransportType, type HubConnection };

interface ConnectOptions {
  /** @default the server's first offer */
  readonly transport?: HttpTransportType;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The official client with the cookies of this browser, not started yet. */
export function hubConnectionOf(
  url: string,
  browser: Browser,
  { transport = HttpTransportType.None, headers = {} }: ConnectOptions = {},
): HubConnection {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new HubConnectionBuilder()
    .withUrl(`${url}/portalHub`, { transport, headers: { cookie, ...headers } })
    .configureLogging(LogLevel.None)
    .build();
}
