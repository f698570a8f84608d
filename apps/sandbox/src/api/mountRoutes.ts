import { timingSafeEqual } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { protocol, type Endpoint } from '@mina-sidor/api-client/contract';

import { isSentFile, type SentFile } from '../documents/createDocuments.ts';
import { Problem, unauthorized } from '../problem.ts';
import { sentCookies } from '../security/cookies.ts';
import { limitedRoute } from '../security/rateLimit.ts';
import { environmentOf } from '../security/hosts.ts';
import type { Session, SessionStore } from '../store/sessions.ts';
import { toCall, type Route } from './route.ts';

function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A call that changes something has to repeat the anti-forgery cookie in a header. */
function checkAntiForgery(request: FastifyRequest, session: Session): void {
  const sent = request.headers[protocol.antiForgeryHeader.toLowerCase()];
  const accepted = [session.antiForgeryToken, session.previousAntiForgeryToken];
  if (!accepted.some((token) => token !== null && sameText(token, String(sent)))) {
    throw new Problem(400, 'The anti-forgery header is missing or wrong.');
  }
}

function checkAccess(endpoint: Endpoint, request: FastifyRequest, session: Session | null): void {
  if (endpoint.access !== 'session') return;
  if (session === null) throw unauthorized(false);
  if (session.accessExpired) throw unauthorized(true);
  if (endpoint.changesState) checkAntiForgery(request, session);
}

/** Whether the customer looks at the file's own address, in a tab. */
function isOpenedFile({ response }: Endpoint, { headers }: FastifyRequest): boolean {
  return response.kind === 'file' && headers['sec-fetch-mode'] === 'navigate';
}

/** Types that a browser shows by itself; everything else is saved. */
const shownTypes: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/** Sends the bytes with their encoded name (RFC 6266). */
function sendFile(reply: FastifyReply, file: SentFile): FastifyReply {
  const disposition = shownTypes.has(file.mediaType) ? 'inline' : 'attachment';
  return reply
    .type(file.mediaType)
    .header('Content-Length', file.size)
    .header('Content-Disposition', `${disposition}; filename*=UTF-8''${encoded(file.fileName)}`)
    .send(file.bytes);
}

// encodeURIComponent keeps characters that have a meaning in the header.
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Writes what the handler answered. An answer that breaks the contract is the sandbox's own fault: 500. */
function sendAnswer(endpoint: Endpoint, reply: FastifyReply, answer: unknown): FastifyReply {
  const { response } = endpoint;
  switch (response.kind) {
    case 'empty':
      return reply.code(204).send();
    case 'html':
      return reply.type('text/html; charset=utf-8').send(answer);
    case 'file':
      if (!isSentFile(answer) || !response.mediaTypes.includes(answer.mediaType)) {
        throw new Error(`The answer of ${endpoint.path} is not a file of the contract's types.`);
      }
      return sendFile(reply, answer);
    case 'json':
      if (!v.is(response.schema, answer)) {
        throw new Error(`The answer of ${endpoint.path} is not of the contract's shape.`);
      }
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
  }
}

/**
 * Mounts the whole contract. Method, path, access and the shape of the answer come from the endpoint table;
 * the sandbox does not start while an endpoint has no route.
 */
export function mountRoutes(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  routes: readonly Route[],
  sessions: SessionStore,
): void {
  for (const endpoint of endpoints) {
    const route = routes.find((candidate) => candidate.endpoint === endpoint);
    if (route === undefined) throw new Error(`No route of the sandbox answers ${endpoint.path}.`);
    app.route({
      method: endpoint.method,
      // `{name}` of the contract is `:name` of the router.
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      // It would do what the GET does, and some of them change something.
      exposeHeadRoute: false,
      config: endpoint.errors.includes(429) ? limitedRoute : {},
      async handler(request, reply) {
        const environment = environmentOf(request.headers.host);
        if (environment === null) throw new Problem(421, 'This host is not served here.');
        const session = sessions.find(sentCookies(request).session);
        try {
          checkAccess(endpoint, request, session);
          const answer = await route.run(toCall(request, reply, environment, session));
          return await sendAnswer(endpoint, reply, answer);
        } catch (error) {
          // A customer who reloads a letter's tab without a session gets the login page instead of JSON.
          if (!isOpenedFile(endpoint, request)) throw error;
          return reply.redirect('/', 303);
        }
      },
    });
  }
}
