import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';

import type { Endpoint } from '@mina-sidor/api-client/contract';

import type { SentFile } from '../documents/createDocuments.ts';
import { sentCookies } from '../security/cookies.ts';
import type { Environment } from '../security/hosts.ts';
import { unauthorized } from '../problem.ts';
import { readInput } from '../schemas.ts';
import type { Session } from '../store/sessions.ts';

/** The input of a handler: the checked input, the session, and the reply for cookies and headers. */
export interface Call {
  readonly reply: FastifyReply;
  readonly cookies: ReturnType<typeof sentCookies>;
  readonly environment: Environment;
  readonly session: Session | null;
  readonly body: <const Schema extends v.GenericSchema>(schema: Schema) => v.InferOutput<Schema>;
  readonly query: <const Schema extends v.GenericSchema>(schema: Schema) => v.InferOutput<Schema>;
  readonly pathParameters: <const Schema extends v.GenericSchema>(
    schema: Schema,
  ) => v.InferOutput<Schema>;
}

export interface SessionCall extends Call {
  readonly session: Session;
}

/** The answer that the contract requires of a handler. */
export type Answer<Of extends Endpoint> = Of['response'] extends {
  readonly kind: 'json';
  readonly schema: infer Schema extends v.GenericSchema;
}
  ? v.InferInput<Schema>
  : Of['response'] extends { readonly kind: 'html' }
    ? string
    : Of['response'] extends { readonly kind: 'file' }
      ? SentFile
      : void;

/** An endpoint of the contract with the function that answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly run: (call: Call) => unknown;
}

/** A route that works without a session, or checks it itself. */
export function openRoute<const Of extends Endpoint>(
  endpoint: Of,
  handle: (call: Call) => Answer<Of>,
): Route {
  return { endpoint, run: handle };
}

/** A route for a logged-in customer. */
export function sessionRoute<const Of extends Endpoint & { readonly access: 'session' }>(
  endpoint: Of,
  handle: (call: SessionCall) => Answer<Of> | Promise<Answer<Of>>,
): Route {
  return {
    endpoint,
    run(call) {
      if (call.session === null) throw unauthorized(false);
      return handle({ ...call, session: call.session });
    },
  };
}

export function toCall(
  request: FastifyRequest,
  reply: FastifyReply,
  environment: Environment,
  session: Session | null,
): Call {
  return {
    reply,
    cookies: sentCookies(request),
    environment,
    session,
    body: (schema) => readInput(schema, request.body, 'body'),
    query: (schema) => readInput(schema, request.query, 'query'),
    pathParameters: (schema) => readInput(schema, request.params, 'path', 404),
  };
}
