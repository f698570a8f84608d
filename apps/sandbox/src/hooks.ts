import type { FastifyInstance, FastifyRequest } from 'fastify';

import { protocol } from '@mina-sidor/api-client/contract';

import type { LoggedCall } from './control/callLog.ts';
import { injectFault } from './control/injectFault.ts';
import { isSandboxPath, isServerPath, pathOf, queryOf } from './paths.ts';
import { Problem } from './problem.ts';
import { securityHeaders } from './security/headers.ts';
import { allowsSandboxPages, environmentOf, isSameOrigin } from './security/hosts.ts';
import type { Services } from './services.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

function toLoggedCall(request: FastifyRequest): LoggedCall {
  const { headers } = request;
  return {
    method: request.method,
    path: pathOf(request.url),
    query: queryOf(request.url),
    at: new Date().toISOString(),
    headers: {
      accept: headers.accept ?? null,
      'cache-control': headers['cache-control'] ?? null,
      pragma: headers.pragma ?? null,
      'x-xsrf-token': protocol.antiForgeryHeader.toLowerCase() in headers,
    },
  };
}

/** What every request passes before anything else, in this order. */
export function addHooks(app: FastifyInstance, { faults, calls }: Services): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request.url);
    reply.headers(securityHeaders);
    if (isServerPath(path)) reply.header('Cache-Control', 'no-store');

    const environment = environmentOf(request.headers.host);
    if (environment === null) throw new Problem(421, 'This host is not served here.');
    if (isSandboxPath(path)) {
      if (!allowsSandboxPages(environment)) throw new Problem(404, 'There is no such address.');
    } else {
      if (isServerPath(path)) calls.add(toLoggedCall(request));
      const fault = faults.take(request.method, path);
      if (fault !== null && (await injectFault(fault, request, reply))) return reply;
    }

    const { origin, host } = request.headers;
    if (!safeMethods.has(request.method) && !isSameOrigin(origin, host)) {
      throw new Problem(400, 'The call comes from a page of another origin.');
    }
    return undefined;
  });
}
