import type { IncomingHttpHeaders } from 'node:http';

import fastifyCookie from '@fastify/cookie';
import fastifyHttpProxy from '@fastify/http-proxy';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';

import { hubPath } from '@mina-sidor/api-client/contract';

import { listenOnLocalhost } from '../listen.ts';
import { decodedPathOf, isSandboxPath, isServerPath, routedUrl } from '../paths.ts';
import { createOlderRelease } from '../portal/olderRelease.ts';
import { servePortal } from '../portal/portalFiles.ts';
import { Problem, sendProblem, toProblem } from '../problem.ts';
import { securityHeaders } from '../security/headers.ts';
import { environmentOf } from '../security/hosts.ts';
import { toBrowserHeaders, toProviderHeaders } from './translate.ts';

/** Longer than a long poll of the live connection, and than the answer to a slow upload. */
const patience = 120_000;
/** Fifty megabytes of files, and the fields beside them. */
const largestBody = 52 * 1024 * 1024;

export interface ProviderServerOptions {
  /** Origin of the backend. */
  readonly provider: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly portalDist: string;
  readonly portalConfig?: string | undefined;
}

/** Serves the built portal as the sandbox does, with a real backend behind it. */
export async function createProviderServer(options: ProviderServerOptions) {
  const { provider, port, portalDist, portalConfig } = options;
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: largestBody,
    rewriteUrl: ({ url }) => routedUrl(url ?? '/'),
  });
  app.setErrorHandler((error, _request, reply) => sendProblem(reply, toProblem(error)));
  app.addHook('onRequest', async (request, reply) => {
    if (environmentOf(request.headers.host) === null)
      throw new Problem(421, 'This host is not served here.');
    const place = request.routeOptions.url ?? decodedPathOf(request.url);
    if (isSandboxPath(place)) throw new Problem(404, 'There is no sandbox beside a real backend.');
    // The backend sends headers of its own with its answers.
    if (!isServerPath(place)) reply.headers(securityHeaders);
  });
  await app.register(fastifyCookie);
  for (const prefix of ['/api', '/Communication', hubPath]) {
    await forward(app, prefix, provider);
  }
  await servePortal(app, createOlderRelease(), portalDist, portalConfig);
  try {
    const boundPort = await listenOnLocalhost(app, port);
    return { url: `http://localhost:${String(boundPort)}`, close: () => app.close() };
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** What the translation needs to know of a request. */
interface Asking {
  readonly headers: { readonly host?: string | undefined };
}

/** The origins of both sides. This server can be reached by several names. */
const endsOf = ({ headers }: Asking, provider: string) => ({
  own: `http://${headers.host ?? ''}`,
  provider,
});

async function forward(app: FastifyInstance, prefix: string, provider: string): Promise<void> {
  const options = {
    upstream: provider,
    prefix,
    rewritePrefix: prefix,
    // A call that changes something is never repeated, and here a GET may be one.
    retryMethods: [],
    undici: { headersTimeout: patience, bodyTimeout: patience },
    replyOptions: {
      rewriteRequestHeaders: (request: Asking, headers: IncomingHttpHeaders) =>
        toProviderHeaders(headers, endsOf(request, provider)),
      rewriteHeaders: (headers: IncomingHttpHeaders, request?: Asking) =>
        request === undefined ? headers : toBrowserHeaders(headers, endsOf(request, provider)),
    },
  };
  if (prefix !== hubPath) {
    await app.register(fastifyHttpProxy, options);
    return;
  }
  const wsClientOptions = {
    perMessageDeflate: false,
    // The library's types do not name this option; its documentation does.
    rewriteRequestHeaders: (_headers: unknown, request: FastifyRequest) => {
      const { cookie, origin } = request.headers;
      const sent = {
        ...(cookie !== undefined && { cookie }),
        ...(origin !== undefined && { origin }),
      };
      return toProviderHeaders(sent, endsOf(request, provider));
    },
  };
  await app.register(fastifyHttpProxy, { ...options, websocket: true, wsClientOptions });
}
