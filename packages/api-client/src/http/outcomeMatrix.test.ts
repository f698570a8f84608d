import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { AccessKind, Endpoint } from '../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../contract/endpoints.ts';
import { endpointSamples } from '../testing/endpointSamples.ts';
import { type MatrixRow, type Situation, tryMatrix } from '../testing/outcomeMatrix.ts';
import { outcomeMatrixPage } from '../testing/outcomeMatrixPage.ts';

type BodyKind = Endpoint['response']['kind'];

/** What every call ends as, whatever it asks for; typed by hand from rows E01–E06, Q03 and the contract. */
const always = {
  '200': 'ok',
  '400': 'http 400',
  '401': 'expired',
  '403': 'http 403',
  '404': 'http 404',
  '409': 'http 409',
  '500': 'http 500',
  '503, known system': 'documents off',
  '503, unknown system': 'http 503',
  '503, no system': 'http 503',
  'slower than 60 s': 'timeout',
  cut: 'network',
  refused: 'network',
} as const satisfies Partial<MatrixRow>;

/** Only a call for a logged-in customer is worth a renewal of the session. */
const byAccess: Readonly<Record<AccessKind, Pick<MatrixRow, '401, token expired'>>> = {
  session: { '401, token expired': 'ok after one renewal' },
  anonymous: { '401, token expired': 'expired' },
  sessionWithoutToken: { '401, token expired': 'expired' },
};

type BodySituation = 'not JSON' | 'field missing' | 'field of a wrong type' | 'cut in the body';

/** Whether a body can be wrong depends on what it should hold; what holds nothing may hold anything. */
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
    'not JSON': 'ok',
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

afterAll(() => {
  const reports = fileURLToPath(new URL('../../../../reports/', import.meta.url));
  mkdirSync(reports, { recursive: true });
  writeFileSync(`${reports}outcome-matrix.md`, outcomeMatrixPage(tried, expectedRow));
});

it('tries every call of the contract in every situation', () => {
  expect([...tried.keys()]).toEqual(Object.keys(endpoints));
});

describe('whatever becomes of a call, it ends as the rows say, once and without a throw', () => {
  it.each(endpointSamples.map(({ name }) => name))('%s [E01, E03, E05, Q03]', (name) => {
    expect(tried.get(name)).toEqual(expectedRow(name));
  });
});
