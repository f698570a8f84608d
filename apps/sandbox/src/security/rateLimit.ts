import type { RateLimitPluginOptions } from '@fastify/rate-limit';

import { Problem } from '../problem.ts';

/**
 * How often one address may make each call that needs no session: logins, reports of errors and the beginning of a live
 * connection. `Retry-After` says when the next one is answered.
 *
 * @param callsPerMinute of one address, for each of these calls
 */
export const rateLimiting = (callsPerMinute: number): RateLimitPluginOptions => {
  const noHeaders = {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
  };
  return {
    global: false,
    max: callsPerMinute,
    timeWindow: 60_000,
    // A connection that has been closed has no address.
    keyGenerator: ({ ip, socket }) => (socket.destroyed ? 'closed' : ip),
    addHeaders: { ...noHeaders, 'retry-after': true },
    addHeadersOnExceeding: noHeaders,
    errorResponseBuilder: () => new Problem(429, 'Too many calls have come from this address.'),
  };
};

/** The settings of a route that is limited so. */
export const limitedRoute = { rateLimit: {} } as const;
