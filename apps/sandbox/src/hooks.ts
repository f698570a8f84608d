import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

import { hubPath } from '@mina-sidor/api-client/contract';

import { calendarMoment } from './clock.ts';
import { injectFault } from './control/faults.ts';
import { decodedPathOf, isSandboxPath, isServerPath, isUnder } from './paths.ts';
import { Problem } from './problem.ts';
import { securityHeaders, strictTransportSecurity } from './security/headers.ts';
import { allowsSandboxPages, environmentOf, isSameOrigin } from './security/hosts.ts';
import type { Services } from './services.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Runs before every request, in this order. */
export function addHooks(
  app: FastifyInstance,
  { clock, faults, calls }: Services,
  { hstsSeconds, lateBy }: { readonly hstsSeconds: number; readonly lateBy: number },
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    // The portal tells days by it, so it is on the day that the sample data is counted from.
    reply.header('Date', new Date(calendarMoment(clock)).toUTCString());
    const path = decodedPathOf(request.url);
    // The router decides what is served, however the address was written.
    const place = request.routeOptions.url ?? path;
    if (isServerPath(place)) reply.header('Cache-Control', 'no-store');

    const environment = environmentOf(request.headers.host);
    if (environment === null) throw new Problem(421, 'This host is not served here.');
    // With this header, a browser would refuse every other http server on localhost.
    if (hstsSeconds > 0 && environment !== 'local') {
      reply.headers(strictTransportSecurity(hstsSeconds));
    }
    // Before the call is noted: while it is on its way, nobody can read it.
    if (lateBy > 0 && isServerPath(place)) {
      await sleep(Math.random() * lateBy, undefined, { ref: false });
      // The sender has hung up, so it never arrives. The next test would read it as its own.
      if (request.socket.destroyed) return reply.hijack();
    }
    if (isSandboxPath(place)) {
      if (!allowsSandboxPages(environment)) throw new Problem(404, 'There is no such address.');
    } else {
      if (isServerPath(place) || isServerPath(path)) calls.add(request.raw, path);
      const fault = faults.take(request.method, path);
      if (fault !== null) {
        calls.noteFault(request.raw);
        if (await injectFault(fault, reply)) {
          if (fault.abort) calls.finish(request.raw, null);
          return reply;
        }
      }
    }

    const { origin, host } = request.headers;
    if (!safeMethods.has(request.method) && !isSameOrigin(origin, host)) {
      const status = isUnder(place, hubPath) ? 403 : 400;
      throw new Problem(status, 'The call comes from a page of another origin.');
    }
    return undefined;
  });
  app.addHook('onResponse', (request, reply, done) => {
    calls.finish(request.raw, reply.raw.statusCode);
    done();
  });
}
