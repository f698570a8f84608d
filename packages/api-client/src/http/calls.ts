import type { Endpoint } from '../contract/endpoint.ts';
import type { EndpointName, endpoints } from '../contract/endpoints.ts';
import { type BodyReader, emptyReader, jsonReader, textReader } from './answer.ts';
import type { Caller } from './createCaller.ts';
import type { RequestInput } from './request.ts';
import type { ApiResult } from './result.ts';

export type Table = typeof endpoints;

/** Names of the endpoints with this kind of response body. */
export type NameOf<Kind extends Endpoint['response']['kind']> = {
  [Name in EndpointName]: Table[Name]['response'] extends { kind: Kind } ? Name : never;
}[EndpointName];

type SchemaOf<Name extends NameOf<'json'>> = Table[Name]['response']['schema'];

/** One function of the client. */
export type Call<Value> = (input?: RequestInput) => Promise<ApiResult<Value>>;

type OnOutcome = (endpoint: EndpointName, result: ApiResult<unknown>) => void;

/** Creates the functions of a client, by the kind of response body. The compiler checks that name and endpoint match. */
export function createCalls(caller: Caller, onOutcome: OnOutcome | undefined) {
  const call =
    <Value>(name: EndpointName, endpoint: Endpoint, read: BodyReader<Value>): Call<Value> =>
    async (input = {}) => {
      const result = await caller.call(endpoint, read, input);
      onOutcome?.(name, result);
      return result;
    };
  return {
    call,
    json: <const Name extends NameOf<'json'>>(name: Name, endpoint: Table[Name]) =>
      call(name, endpoint, jsonReader<SchemaOf<Name>>(endpoint.response.schema)),
    html: <const Name extends NameOf<'html'>>(name: Name, endpoint: Table[Name]) =>
      call(name, endpoint, textReader),
    empty: <const Name extends NameOf<'empty'>>(name: Name, endpoint: Table[Name]) =>
      call(name, endpoint, emptyReader),
  };
}

export type Calls = ReturnType<typeof createCalls>;
