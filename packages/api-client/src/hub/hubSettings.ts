/** How the live connection behaves in time, in milliseconds (row H09). */
export const hubSettings = {
  /** A server that says nothing for this long is given up. */
  serverTimeout: 30_000,
  /** How often this side says that it is there. */
  keepAlive: 15_000,
  /** Pauses before the tries to come back; after the last one the connection stays away until it is started. */
  reconnectDelays: [0, 2000, 10_000, 30_000],
  /** A start that has not ended by then has failed: after some failures the official client waits for ever. */
  startWithin: 30_000,
} as const;
