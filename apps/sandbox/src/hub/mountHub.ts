import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hubPath } from '@mina-sidor/api-client/contract';

import { delay } from '../control/faults.ts';
import { pathOf } from '../paths.ts';
import { limitedRoute } from '../security/rateLimit.ts';
import { environmentOf } from '../security/hosts.ts';
import type { Services } from '../services.ts';
import { refuseUpgrade } from '../signalr/http.ts';

/** Mounts the hub. Fastify's hooks check its requests; `upgrade` makes the same checks for its sockets. */
export async function mountHub(app: FastifyInstance, services: Services): Promise<void> {
  const { hub } = services.portalHub;

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    await hub.handle(request.raw, reply.raw);
  };

  await app.register((scope, _options, done) => {
    // The hub reads bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, parsed) => parsed(null));
    scope.all(hubPath, handle);
    scope.all(`${hubPath}/negotiate`, { config: limitedRoute }, handle);
    done();
  });

  app.server.on('upgrade', (request, socket, head) => {
    // Without a listener, a connection that breaks during a delay would end the program.
    socket.on('error', () => socket.destroy());
    void upgrade(services, request, socket, head);
  });
  app.addHook('preClose', (done) => {
    services.portalHub.close();
    done();
  });
}

async function upgrade(
  { portalHub, calls, faults }: Services,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): Promise<void> {
  const path = pathOf(request.url ?? '/');
  if (path !== hubPath) return refuseUpgrade(socket, 404);
  if (environmentOf(request.headers.host) === null) return refuseUpgrade(socket, 421);
  calls.add(request, path);
  const fault = faults.take('GET', path);
  if (fault !== null) {
    calls.noteFault(request);
    await delay(fault);
    calls.finish(request, fault.abort ? null : (fault.status ?? 101));
    if (fault.abort) return void socket.destroy();
    if (fault.status !== undefined) return refuseUpgrade(socket, fault.status);
  }
  calls.finish(request, 101);
  return portalHub.hub.upgrade(request, socket, head);
}
