import * as v from 'valibot';

import type { Endpoint } from '../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../contract/endpoints.ts';
import type { CallInput, CallSettings } from '../http/client.types.ts';
import { firstExampleOf } from '../openapi/examples.ts';
import type { EndpointSample } from './endpointSample.types.ts';

type PlainName = {
  [Name in EndpointName]: CallSettings extends CallInput<Name> ? Name : never;
}[EndpointName];

/** The sample of a call without input that answers JSON: the example of its description, read by its schema. */
export function plainSample(name: EndpointName): EndpointSample {
  const { method, path, response }: Endpoint = endpoints[name];
  if (!isPlain(name) || response.kind !== 'json') throw new Error(`${name} needs a sample.`);
  const { schema } = response;
  const answer = JSON.stringify(firstExampleOf(schema));
  return {
    name,
    call: (client, settings) => client[name](settings),
    request: `${method} ${path}`,
    requestBody: '',
    answer,
    value: v.parse(schema, JSON.parse(answer)),
    invalid: { answer: 'null', reason: `expected ${schema.expects}` },
  };
}

function isPlain(name: EndpointName): name is PlainName {
  const { pathParameters, query, body, form }: Endpoint = endpoints[name];
  return [pathParameters, query, body, form].every((input) => input === undefined);
}
