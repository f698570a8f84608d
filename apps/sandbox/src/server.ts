import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';

import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import fastifyRateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';

import { endpoints } from '@mina-sidor/api-client/contract';

import { claimRoutes } from './api/claims.ts';
import { damageRoutes } from './api/damages.ts';
import { documentRoutes } from './api/documents.ts';
import { loginRoutes } from './api/login.ts';
import { messageRoutes } from './api/messages.ts';
import { mountRoutes } from './api/mountRoutes.ts';
import { siteRoutes } from './api/site.ts';
import { mountCheckout } from './checkout/mountCheckout.ts';
import { mountControl } from './control/mountControl.ts';
import { serveControlPage } from './control/serveControlPage.ts';
import { addHooks } from './hooks.ts';
import { mountHub } from './hub/mountHub.ts';
import { listenOnLocalhost } from './listen.ts';
import { routedUrl } from './paths.ts';
import { servePortal } from './portal/portalFiles.ts';
import { multipartSettings } from './messages/receiveForm.ts';
import { sendProblem, toProblem } from './problem.ts';
import { rateLimiting } from './security/rateLimit.ts';
import { endSlowBodies } from './security/slowBodies.ts';
import { createServices, type ServiceOptions, type Services } from './services.ts';

export interface SandboxOptions extends ServiceOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Folder of the built portal. */
  readonly portalDist?: string | undefined;
  /** Folder of the sandbox's own built page. */
  readonly pageDist?: string | undefined;
  /** JSON file that replaces the portal's runtime configuration. */
  readonly portalConfig?: string | undefined;
  /**
   * For how many seconds browsers must use https, on hosts other than plain loopback; 0 sends no such header.
   * @default 0
   */
  readonly hstsSeconds?: number;
  /**
   * How often one address may make each call that needs no session.
   * @default 600
   */
  readonly callsPerMinute?: number;
  /**
   * Up to how many milliseconds each call of the API waits, by chance: for tests that look for races.
   * @default 0
   */
  readonly lateBy?: number;
  /**
   * How long a body may take, in milliseconds. For a form with files: how long it may pause.
   * @default 60 000
   */
  readonly bodyTimeoutMs?: number;
}

export interface Sandbox {
  /** Without a slash at the end, for instance `http://localhost:4173`. */
  readonly url: string;
  close(): Promise<void>;
}

/** More than people need, and less than an attacking program needs. */
export const defaultCallsPerMinute = 600;

const builtPage = fileURLToPath(new URL('../dist', import.meta.url));
const builtPortal = fileURLToPath(new URL('../../portal/dist', import.meta.url));

/** Compresses documents and data, with speed before size. The portal's files are compressed by its build. */
const compression = {
  customTypes: /^(?:text\/html|application\/(?:problem\+)?json)\b/u,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/** Accepts an empty body, whatever its content type says. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}

function mountContract(app: FastifyInstance, services: Services): void {
  const routes = [
    ...loginRoutes(services),
    ...siteRoutes(services),
    ...claimRoutes(services),
    ...damageRoutes(services),
    ...documentRoutes(services),
    ...messageRoutes(services),
  ];
  mountRoutes(app, Object.values(endpoints), routes, services.sessions);
}

/** Starts the sandbox: portal, API and control API on one origin. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const {
    port,
    portalDist = builtPortal,
    pageDist = builtPage,
    portalConfig,
    hstsSeconds = 0,
    callsPerMinute = defaultCallsPerMinute,
    lateBy = 0,
    bodyTimeoutMs = 60_000,
  } = options;
  const services = createServices(options);
  const app = fastify({
    forceCloseConnections: true,
    // A proxy on the same machine may name the client's address.
    trustProxy: 'loopback',
    rewriteUrl: ({ url }) => routedUrl(url ?? '/'),
  });
  const close = async (): Promise<void> => {
    await app.close();
    services.close();
  };
  try {
    acceptEmptyJson(app);
    app.setErrorHandler((error, request, reply) => {
      const problem = toProblem(error);
      services.calls.noteProblem(request.raw, problem.message);
      return sendProblem(reply, problem);
    });
    await app.register(fastifyCompress, compression);
    await app.register(fastifyCookie);
    await app.register(fastifyMultipart, multipartSettings);
    await app.register(fastifyRateLimit, rateLimiting(callsPerMinute));
    endSlowBodies(app, bodyTimeoutMs);
    addHooks(app, services, { hstsSeconds, lateBy });
    mountContract(app, services);
    mountControl(app, services);
    await serveControlPage(app, pageDist);
    mountCheckout(app, services);
    await mountHub(app, services);
    await servePortal(app, services.olderRelease, portalDist, portalConfig);
    return { url: `http://localhost:${String(await listenOnLocalhost(app, port))}`, close };
  } catch (error) {
    await close();
    throw error;
  }
}
