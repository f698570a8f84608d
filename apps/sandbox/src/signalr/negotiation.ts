import type { TransportName } from './hub.types.ts';

const transferFormats = {
  WebSockets: ['Text', 'Binary'],
  ServerSentEvents: ['Text'],
  LongPolling: ['Text', 'Binary'],
} as const satisfies Record<TransportName, readonly string[]>;

/**
 * The answer to a negotiation. From version 1 on the token is a secret beside the public name; before, the name was
 * both.
 */
export function negotiation(
  { connectionId, token }: { readonly connectionId: string; readonly token: string },
  version: 0 | 1,
  transports: readonly TransportName[],
): object {
  return {
    negotiateVersion: version,
    connectionId,
    ...(version === 1 ? { connectionToken: token } : {}),
    availableTransports: transports.map((transport) => ({
      transport,
      transferFormats: transferFormats[transport],
    })),
  };
}
