import { randomUUID } from 'node:crypto';

import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { documents, type Operation } from '@mina-sidor/api-client/documents';

import type { Customer } from './customers.ts';
import { readForm, type Form } from './readForm.ts';
import { isForged, sessionOf, type Session } from './sessions.ts';

/** An error response. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, detail: string) {
    super(detail);
    this.status = status;
  }
}

/** A call that has passed the checks of the document. */
interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Path parameters and query together. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly form: Form;
}
/** A call of a customer who is logged in. */
export interface CustomerCall extends Call {
  readonly session: Session;
  readonly customer: Customer;
}

/**
 * What answers each operation of the document, by its operationId. Nothing returned is status 204. What changes nothing and
 * has no entry is answered with the document's example.
 */
export interface Handlers {
  readonly anonymous: Readonly<Record<string, (call: Call) => unknown>>;
  readonly customer: Readonly<Record<string, (call: CustomerCall) => unknown>>;
}

const document = documents['openapi.json'];
const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema(document, 'openapi.json', false, false);

/** Makes a route of every operation of the document; one without a handler stops the start. */
export function mountContract(app: FastifyInstance, handlers: Handlers): void {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const pointer = `#/paths/${path.replaceAll('/', '~1')}/${method}`;
      const run = runOf(operation, handlers);
      const isBody = bodyCheckOf(operation, pointer);
      app.route({
        method: method.toUpperCase(),
        url: path.replaceAll(/\{(\w+)\}/gu, ':$1'),
        async handler(request, reply) {
          const session = sessionOf(request);
          const isOfCustomer = !(operation.operationId in handlers.anonymous);
          if (isOfCustomer && session === null) throw new Refusal(401, 'There is no session.');
          if (isOfCustomer && session?.hasToBeRenewed === true) {
            void reply.header('token-expired', 'true');
            throw new Refusal(401, 'The session has to be renewed.');
          }
          if (isOfCustomer && operation['x-changes-state'] === true && isForged(request, session))
            throw new Refusal(400, 'The anti-forgery header is missing or wrong.');
          const parameters = { ...textsOf(request.params), ...textsOf(request.query) };
          const missing = operation.parameters?.find(
            ({ name, required }) => required && parameters[name] === undefined,
          );
          if (missing !== undefined) throw new Refusal(400, `${missing.name} is missing.`);
          const form = await readForm(request);
          const body = request.isMultipart() ? form.fields : request.body;
          if (!isBody(body)) throw new Refusal(400, 'The body is not of the contract.');
          const answer = await run(
            { request, reply, parameters, body: toRecord(body), form },
            session,
          );
          return answer === undefined ? reply.code(204).send() : answer;
        },
      });
    }
  }
}

function runOf(operation: Operation, { anonymous, customer }: Handlers) {
  const { operationId, responses } = operation;
  const open = anonymous[operationId];
  const examples = responses[200]?.content?.['application/json']?.examples;
  const [example] = operation['x-changes-state'] === true ? [] : Object.values(examples ?? {});
  const isLeftOut = open === undefined && example !== undefined;
  const closed = customer[operationId] ?? (isLeftOut ? () => example.value : undefined);
  if (open === undefined && closed === undefined)
    throw new Error(`Nothing answers ${operationId}.`);
  return (call: Call, session: Session | null): unknown =>
    session === null || closed === undefined
      ? open?.(call)
      : closed({ ...call, session, customer: session.customer });
}

function bodyCheckOf({ requestBody }: Operation, pointer: string): (body: unknown) => boolean {
  const [type] = Object.keys(requestBody?.content ?? {});
  if (type === undefined) return () => true;
  const schema = `${pointer}/requestBody/content/${type.replaceAll('/', '~1')}/schema`;
  return ajv.compile({ $ref: `openapi.json${encodeURI(schema)}` });
}

/** Every error has a body that finds the call in the log. */
export function sendProblem(error: unknown, reply: FastifyReply): FastifyReply {
  const known = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const status = error instanceof Refusal ? error.status : known;
  const detail = error instanceof Error && status < 500 ? error.message : 'Something went wrong.';
  const problem = { type: 'about:blank', title: 'Error', status, detail, traceId: randomUUID() };
  return reply.code(status).type('application/problem+json').send(JSON.stringify(problem));
}

const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const textsOf = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(toRecord(value)).map(([name, text]) => [name, String(text)]));
