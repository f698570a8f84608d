import { fileURLToPath } from 'node:url';

import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';

import { endpoints } from '@mina-sidor/api-client/contract';

import { claimRoutes } from './api/claims.ts';
import { documentRoutes } from './api/documents.ts';
import { loginRoutes } from './api/login.ts';
import { messageRoutes } from './api/messages.ts';
import { mountRoutes } from './api/mountRoutes.ts';
import { siteRoutes } from './api/site.ts';
import type { OrderLifetimes } from './bankid/order.ts';
import { mountCheckout } from './checkout/mountCheckout.ts';
import { systemClock, type Clock } from './clock.ts';
import { mountControl } from './control/mountControl.ts';
import { addHooks } from './hooks.ts';
import { mountHub } from './hub/mountHub.ts';
import { listenOnLocalhost } from './listen.ts';
import { routedUrl } from './paths.ts';
import { servePortal } from './portal/portalFiles.ts';
import { multipartSettings } from './messages/receiveForm.ts';
import { sendProblem, toProblem } from './problem.ts';
import { createServices, type Services } from './services.ts';

export interface SandboxOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  /** Folder of the database, or `:memory:`. */
  readonly data?: string;
  readonly clock?: Clock;
  /** Folder of the built portal. */
  readonly portalDist?: string | undefined;
  /** JSON file that replaces the portal's runtime configuration. */
  readonly portalConfig?: string | undefined;
  /** BankID's own times unless told otherwise; with a fixed clock an order waits for ever. */
  readonly orderLifetimes?: OrderLifetimes;
  /** How many active cases the sample customer `heavy` has; its payments follow. */
  readonly heavyCases?: number | undefined;
  /** How long the provider looks through an attached file, or makes a register extract. */
  readonly processingMs?: number | undefined;
}

export interface Sandbox {
  /** Without a slash at the end, for instance `http://localhost:4173`. */
  readonly url: string;
  close(): Promise<void>;
}

const builtPortal = fileURLToPath(new URL('../../portal/dist', import.meta.url));

/** An empty body is no body, whatever its content type says. */
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
    ...documentRoutes(services),
    ...messageRoutes(services),
  ];
  mountRoutes(app, Object.values(endpoints), routes, services.sessions);
}

/** Starts the sandbox: portal, API and control API on one origin. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 4173, data = '.sandbox', clock = systemClock } = options;
  const { orderLifetimes, heavyCases, processingMs } = options;
  const services = createServices({ data, clock, orderLifetimes, heavyCases, processingMs });
  const app = fastify({
    forceCloseConnections: true,
    rewriteUrl: ({ url }) => routedUrl(url ?? '/'),
  });
  try {
    acceptEmptyJson(app);
    app.setErrorHandler((error, _request, reply) => sendProblem(reply, toProblem(error)));
    await app.register(fastifyCookie);
    await app.register(fastifyMultipart, multipartSettings);
    addHooks(app, services);
    mountContract(app, services);
    mountControl(app, services);
    mountCheckout(app, services);
    await mountHub(app, services);
    await servePortal(app, {
      portalDist: options.portalDist ?? builtPortal,
      portalConfig: options.portalConfig,
    });
    const url = `http://localhost:${String(await listenOnLocalhost(app, port))}`;
    const close = async (): Promise<void> => {
      await app.close();
      services.close();
    };
    return { url, close };
  } catch (error) {
    await app.close();
    services.close();
    throw error;
  }
}
