import { customerEndpoints } from './customerEndpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { visitorEndpoints } from './visitorEndpoints.ts';

/**
 * All calls of the specification's section 7 that the portal makes, one entry each. The client's types and run-time
 * checks, the sandbox's request checks and `openapi.json` are all derived from this table.
 */
export const endpoints = {
  ...visitorEndpoints,
  ...customerEndpoints,
} as const satisfies Record<string, Endpoint>;

/** The name of a call, which is also the name of its function in the client. */
export type EndpointName = keyof typeof endpoints;
