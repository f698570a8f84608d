import type { Endpoint } from '../contract/endpoint.ts';
import { toSchema } from './schemas.ts';

/** Statuses with the same meaning for every operation, by the name of their component. */
export const sharedErrors = {
  400: 'BadRequest',
  401: 'SessionExpired',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  503: 'Unavailable',
} as const;

/** One operation of the document. */
export function toOperation(name: string, endpoint: Endpoint): object {
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2]],
    security: toSecurity(endpoint),
    ...parametersOf(endpoint),
    ...requestBodyOf(endpoint),
    responses: { ...goodAnswer(endpoint), ...errorAnswers(endpoint) },
  };
}

function toSecurity({ access }: Endpoint): readonly object[] {
  switch (access) {
    case 'anonymous':
      return [];
    case 'session':
      return [{ session: [], antiForgery: [] }];
    case 'sessionWithoutToken':
      return [{ session: [] }];
  }
}

function parametersOf({ pathParameters, query }: Endpoint): object {
  const parameters = [
    ...(pathParameters === undefined ? [] : toParameters('path', toSchema(pathParameters))),
    ...(query === undefined ? [] : toParameters('query', toSchema(query))),
  ];
  return parameters.length === 0 ? {} : { parameters };
}

function toParameters(
  place: 'path' | 'query',
  { properties = {}, required = [] }: ReturnType<typeof toSchema>,
): object[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

function requestBodyOf({ body, form }: Endpoint): object {
  if (form !== undefined) {
    return {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: toSchema(form) } },
      },
    };
  }
  if (body === undefined) return {};
  return {
    requestBody: { required: true, content: { 'application/json': { schema: toSchema(body) } } },
  };
}

function goodAnswer({ response, responseHeaders }: Endpoint): object {
  const headers =
    responseHeaders === undefined
      ? {}
      : {
          headers: Object.fromEntries(
            Object.entries(responseHeaders).map(([header, description]) => [
              header,
              { description, schema: { type: 'string' } },
            ]),
          ),
        };
  switch (response.kind) {
    case 'empty':
      return { 204: { description: 'Done.', ...headers } };
    case 'html':
      return {
        200: {
          description: 'An HTML fragment.',
          ...headers,
          content: { 'text/html': { schema: { type: 'string' } } },
        },
      };
    case 'file':
      return {
        200: {
          description: 'The bytes of the file.',
          ...headers,
          // An empty schema, because a schema cannot describe binary content.
          content: Object.fromEntries(response.mediaTypes.map((type) => [type, {}])),
        },
      };
    case 'json':
      return {
        200: {
          description: 'The answer.',
          ...headers,
          content: { 'application/json': { schema: toSchema(response.schema) } },
        },
      };
  }
}

function errorAnswers(endpoint: Endpoint): object {
  const refusesForgery = endpoint.access === 'session' && endpoint.changesState;
  const statuses = new Set([...(refusesForgery ? [400] : []), ...endpoint.errors]);
  const components = new Map<number, string>(
    Object.entries(sharedErrors).map(([status, component]) => [Number(status), component]),
  );
  const errors = [...statuses].map((status) => {
    const component = components.get(status);
    if (component === undefined) {
      throw new Error(`${endpoint.path}: status ${String(status)} has no answer in sharedErrors`);
    }
    return [status, { $ref: `#/components/responses/${component}` }] as const;
  });
  return { ...Object.fromEntries(errors), default: { $ref: '#/components/responses/Failure' } };
}
