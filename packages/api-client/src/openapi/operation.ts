import type { Endpoint } from '../contract/endpoint.ts';
import { cookieHeader } from './cookies.ts';
import type { OperationDescription } from './descriptions/describe.ts';
import { errorAnswers } from './errors.ts';
import { examplesOf } from './examples.ts';
import { isSchema, type Schema, toSchema } from './schemas.ts';

/** A call in the document. Named is what a server has to know of it. */
export interface Operation {
  readonly [part: string]: unknown;
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly required: boolean }[];
  readonly requestBody?: { readonly required: true; readonly content: object };
  readonly 'x-changes-state'?: boolean;
  readonly responses: Readonly<Record<number, Response>>;
}

interface Response {
  readonly [part: string]: unknown;
  readonly content?: Readonly<Record<string, Content>>;
}

interface Content {
  readonly [part: string]: unknown;
  readonly examples?: NamedExamples;
}

type NamedExamples = Readonly<Record<string, { readonly value: unknown }>>;

/** One operation of the document. */
export function toOperation(
  name: string,
  endpoint: Endpoint,
  description: OperationDescription,
): Operation {
  return {
    operationId: name,
    summary: nameOf(endpoint),
    description: [
      description.summary,
      description.description,
      ...systemsOf(description),
      ...stateOf(endpoint),
    ].join('\n\n'),
    tags: [tagOf(endpoint)],
    ...(endpoint.changesState && { 'x-changes-state': true }),
    ...(description.systems && { 'x-systems': description.systems }),
    security: toSecurity(endpoint, description),
    ...parametersOf(endpoint),
    ...requestBodyOf(endpoint),
    responses: {
      ...goodAnswer(endpoint, description),
      ...errorAnswers(endpoint, description),
    },
  };
}

/** The group of a call: the part of its path before its name. */
function tagOf({ path }: Endpoint): string {
  return path.replace(/^\/api/u, '').split('/')[1] ?? '';
}

function nameOf(endpoint: Endpoint): string {
  return endpoint.path.split(`${tagOf(endpoint)}/`)[1] ?? endpoint.path;
}

function systemsOf({ systems = [] }: OperationDescription): readonly string[] {
  const names = systems.map((system) => `\`${system}\``).join(' or ');
  return names === '' ? [] : [`503 while ${names} is switched off.`];
}

function stateOf({ method, changesState }: Endpoint): readonly string[] {
  return changesState && method === 'GET'
    ? [
        '**Changes state although it is a GET**: no cache may keep it, and nobody repeats or prefetches it.',
      ]
    : [];
}

function toSecurity({ access }: Endpoint, { needsOrder }: OperationDescription): readonly object[] {
  switch (access) {
    case 'anonymous':
      return needsOrder === true ? [{ order: [] }] : [];
    case 'session':
      return [{ session: [], antiForgery: [], antiForgeryCookie: [] }];
    case 'sessionWithoutToken':
      return [{ session: [] }];
  }
}

function parametersOf({ pathParameters, query }: Endpoint): Pick<Operation, 'parameters'> {
  const parameters = [
    ...(pathParameters === undefined ? [] : toParameters('path', toSchema(pathParameters))),
    ...(query === undefined ? [] : toParameters('query', toSchema(query))),
  ];
  return parameters.length === 0 ? {} : { parameters };
}

function toParameters(place: 'path' | 'query', { properties, required }: Schema) {
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(isSchema(properties) ? properties : {}).map(([name, property]) => {
    const { description, ...schema } = isSchema(property) ? property : {};
    return {
      name,
      in: place,
      required: place === 'path' || needed.includes(name),
      description,
      schema,
    };
  });
}

function requestBodyOf({ body, form }: Endpoint): Pick<Operation, 'requestBody'> {
  const schema = form ?? body;
  if (schema === undefined) return {};
  const mediaType = form === undefined ? 'application/json' : 'multipart/form-data';
  return {
    requestBody: {
      required: true,
      content: { [mediaType]: { schema: toSchema(schema), examples: namedExamples(schema) } },
    },
  };
}

function goodAnswer(
  { response, responseHeaders = {} }: Endpoint,
  { answer, sets, clears }: OperationDescription,
): Operation['responses'] {
  const written = Object.entries(responseHeaders).map(
    ([header, { description, example }]) =>
      [header, { description, schema: { type: 'string' }, example }] as const,
  );
  const headers = { ...Object.fromEntries(written), ...cookieHeader(sets, clears) };
  const common = {
    description: answer,
    ...(Object.keys(headers).length > 0 && { headers }),
  };
  switch (response.kind) {
    case 'empty':
      return { 204: common };
    case 'html': {
      const example = '<p>Telefonerna är stängda på <strong>fredag</strong>.</p>';
      return {
        200: { ...common, content: { 'text/html': { schema: { type: 'string' }, example } } },
      };
    }
    case 'file': {
      // An empty schema, because a schema cannot describe binary content.
      const content = Object.fromEntries(response.mediaTypes.map((type) => [type, {}]));
      return { 200: { ...common, content } };
    }
    case 'json': {
      const { schema } = response;
      const content = {
        'application/json': { schema: toSchema(schema), examples: namedExamples(schema) },
      };
      return { 200: { ...common, content } };
    }
  }
}

function namedExamples(schema: Parameters<typeof examplesOf>[0]): NamedExamples {
  const named = Object.entries(examplesOf(schema)).map(
    ([name, value]) => [name, { value }] as const,
  );
  return Object.fromEntries(named);
}
