import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import fastify from 'fastify';

import { handlers } from './handlers.ts';
import { mountHub } from './hub.ts';
import { mountContract, Refusal, sendProblem } from './mountContract.ts';

/** Starts the sample backend: everything in memory, two customers. */
export async function createSampleBackend(port = 0) {
  const app = fastify({ forceCloseConnections: true });
  app.setErrorHandler((error, _request, reply) => sendProblem(error, reply));
  app.setNotFoundHandler(() => {
    throw new Refusal(404, 'There is no such address.');
  });
  app.addHook('onRequest', async ({ method, headers: { origin, host }, url }, reply) => {
    void reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    const isForeign = origin !== undefined && new URL(origin).host !== host;
    // The hub refuses foreign pages itself, with another status.
    if (isForeign && method !== 'GET' && !url.startsWith('/portalHub'))
      throw new Refusal(400, 'The call comes from a page of another origin.');
  });
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, { limits: { fileSize: 50 * 1024 * 1024 } });
  mountContract(app, handlers);
  mountHub(app);
  const address = await app.listen({ host: '127.0.0.1', port });
  return { url: `http://localhost:${new URL(address).port}`, close: () => app.close() };
}
