/** Times of the live connection, in milliseconds. */
export const hubSettings = {
  /** If the server sends nothing for this long, the connection is given up. */
  serverTimeout: 30_000,
  /** How often the client sends a ping. */
  keepAlive: 15_000,
  /** Pauses before attempts to reconnect. After the last one the connection stays closed until it is started. */
  reconnectDelays: [0, 2000, 10_000, 30_000],
  /** If a connection is lost sooner than this after an attempt, the next pause follows instead of the first one. */
  steadyAfter: 30_000,
  /** Time limit of a start: after some failures the official client waits forever. */
  startWithin: 30_000,
  /** Time limit of the answer to the message that joins. */
  joinWithin: 10_000,
} as const;
