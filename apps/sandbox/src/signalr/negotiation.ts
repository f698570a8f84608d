import type { TransportName } from './hub.types.ts';

const transferFormats = {
  WebSockets: ['Text', 'Binary'],
  ServerSentEvents: ['Text'],
  LongPolling: ['Text', 'Binary'],
} as const satisfies Record<TransportName, readonly string[]>;

/** The answer to a negotiation. Version 0 has no token beside the connection's id. */
export const negotiation = (
  { connectionId, token }: { readonly connectionId: string; readonly token: string },
  version: 0 | 1,
  transports: readonly TransportName[],
): object => ({
  negotiateVersion: version,
  connectionId,
  ...(version === 1 && { connectionToken: token }),
  availableTransports: transports.map((transport) => ({
    transport,
    transferFormats: transferFormats[transport],
  })),
});
