import { beforeAll, describe, expect, it } from 'vitest';

import type { AccessKind, Endpoint } from '../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../contract/endpoints.ts';
import { endpointSamples } from '../testing/endpointSamples.ts';
import { type MatrixRow, type Situation, tryMatrix } from '../testing/outcomeMatrix.ts';

type BodyKind = Endpoint['response']['kind'];

/** The outcomes that are the same for every call; typed by hand from rows E01–E06, Q03 and the contract. */
const always = {
  '200': 'ok',
  '400': 'http 400',
  '401': 'expired',
  '403': 'http 403',
  '404': 'http 404',
  '409': 'http 409',
  '429': 'wait 17000',
  '429, wait unknown': 'wait null',
  '500': 'http 500',
  '503, known system': 'documents off',
  '503, unknown system': 'http 503',
  '503, no system': 'http 503',
  'slower than 60 s': 'timeout',
  cut: 'network',
  refused: 'network',
} as const satisfies Partial<MatrixRow>;

/** Only calls of a logged-in customer renew the session. */
const byAccess: Readonly<Record<AccessKind, Pick<MatrixRow, '401, token expired'>>> = {
  session: { '401, token expired': 'ok after one renewal' },
  anonymous: { '401, token expired': 'expired' },
  sessionWithoutToken: { '401, token expired': 'expired' },
};

type BodySituation = 'not JSON' | 'field missing' | 'field of a wrong type' | 'cut in the body';

/** Only an endpoint with a typed body can get a wrong one. */
const byBody: Readonly<Record<BodyKind, Readonly<Record<BodySituation, string>>>> = {
  json: {
    'not JSON': 'not JSON',
    'field missing': 'wrong shape',
    'field of a wrong type': 'wrong shape',
    'cut in the body': 'network',
  },
  file: {
    'not JSON': 'no file',
    'field missing': 'no file',
    'field of a wrong type': 'no file',
    'cut in the body': 'network',
  },
  html: {
    'not JSON': 'ok',
    'field missing': 'ok',
    'field of a wrong type': 'ok',
    'cut in the body': 'network',
  },
  empty: {
    'not JSON': 'the answer is text',
    'field missing': 'ok',
    'field of a wrong type': 'ok',
    'cut in the body': 'ok',
  },
};

function expectedRow(name: EndpointName): Readonly<Record<Situation, string>> {
  const { access, response } = endpoints[name];
  return { ...always, ...byAccess[access], ...byBody[response.kind] };
}

let tried: ReadonlyMap<EndpointName, MatrixRow>;
beforeAll(async () => {
  tried = await tryMatrix(endpointSamples);
}, 60_000);

describe('ends every call once, with the outcome of the rows, and never throws', () => {
  it.each(endpointSamples.map(({ name }) => name))('%s [E01, E03, E05, Q03]', (name) => {
    expect(tried.get(name)).toEqual(expectedRow(name));
  });
});
